/// Texts with the verdict of the type `url`, by RFC 3986 and the two points in which the type is narrower.
package enum URLTexts {
  package static let urls: [String] = [
    // The parts, each present and absent.
    "https://example.com", "https://example.com/", "https://example.com/a/b/c", "https://example.com?q", "https://example.com#f",
    "https://example.com/?q=1&r=2#f", "https://example.com:8443", "https://example.com:8443/a?b#c", "https://user@example.com/",
    "https://user:secret@example.com:1/", "https://user:@example.com", "https://@example.com", "https://:@example.com",
    "https://a:b:c@example.com", "https://example.com?", "https://example.com#", "https://example.com/?#",
    "https://example.com//",
    "https://example.com///a//b", "https://example.com/.", "https://example.com/..", "https://example.com/../../a/./b",
    // Letters of either case, and schemes.
    "HTTPS://EXAMPLE.COM/A", "Https://Example.com", "hTTps://e", "https://a", "https://A1", "https://1a", "https://x.y.z.example",
    // Hosts that are names by the syntax, whatever a resolver makes of them.
    "https://localhost", "https://example.com.", "https://a..b", "https://.", "https://-", "https://_dns.example", "https://a_b",
    "https://a~b", "https://a!b", "https://a$b", "https://a&b", "https://a'b", "https://a(b)", "https://a*b", "https://a+b",
    "https://a,b", "https://a;b", "https://a=b", "https://%41", "https://ex%61mple.com", "https://%C3%A9.example", "https://%20",
    "https://xn--bcher-kva.example", "https://123", "https://1.2.3", "https://256.1.1.1", "https://1.2.3.4.5", "https://0x7f.1",
    "https://01.02.03.04",
    // Addresses.
    "https://127.0.0.1", "https://0.0.0.0:80/", "https://255.255.255.255/a", "https://[::1]", "https://[::]",
    "https://[::1]:443/a",
    "https://[2001:db8::1]", "https://[2001:DB8::FFFF]", "https://[1:2:3:4:5:6:7:8]", "https://[1::8]",
    "https://[1:2:3:4:5:6:7::]",
    "https://[::2:3:4:5:6:7:8]", "https://[1::3:4:5:6:7:8]", "https://[0001:0002::]", "https://[::ffff:1.2.3.4]",
    "https://[1:2:3:4:5:6:1.2.3.4]", "https://[::1.2.3.4]", "https://[1::0.0.0.0]", "https://u@[::1]/", "https://[::1]?q",
    // Ports.
    "https://e:", "https://e:/", "https://e:?q", "https://e:0", "https://e:1", "https://e:65535", "https://e:00080",
    "https://e:0000000000443/",
    "https://[::1]:",
    // What path, query and fragment may have.
    "https://e/-._~", "https://e/!$&'()*+,;=", "https://e/:@", "https://e/a:b@c", "https://e/%20%2F%3f%00%ff",
    "https://e/a;b=c,d",
    "https://e?a/b?c", "https://e?a=1&b%5B%5D=2", "https://e?q=%E2%82%AC", "https://e?:@!$&'()*+,;=-._~",
    "https://e#a/b?c", "https://e#:@!$&'()*+,;=-._~", "https://e#%23", "https://e/a?b#c?d/e", "https://e/?a?b?c", "https://e/@",
    "https://e/a@b:c", "https://e?@", "https://e#@", "https://e/+", "https://e/a+b%2Bc", "https://e/%7e", "https://e/%7E",
    "https://e/http://f/g", "https://e?u=https://f?g", "https://e/a=b", "https://e/(a)", "https://e/*", "https://e/'",
    "https://e/0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ]

  package static let others: [String] = [
    // No scheme, or none that is one.
    "foo", "example.com", "www.example.com/a", "//example.com", "/a/b", "/", "?q", "#f", "://example.com", ":", "https",
    "https//e",
    "1https://e", "-https://e", "ht tps://e", "ht_tps://e", "ht%74ps://e", "htt\u{440}s://e", " https://e", "\thttps://e",
    "\nhttps://e", "\u{FEFF}https://e", "\"https://e\"", "<https://e>", "(https://e)", "http\u{AD}s://e", ".https://e",
    "+https://e",
    // No authority, or no host.
    "https:", "https:/", "https://", "https:///", "https:///a", "https://?q", "https://#f", "https:e", "https:/e", "https:?q",
    "https:#f",
    "https://:80", "https://:", "https://@", "https://u@", "https://u:p@:80/", "https:\\\\e", "https:/\\e", "https:\\/e",
    "mailto:a@b.example", "data:text/plain,a", "file:///a/b", "tel:+1-201-555-0123", "urn:isbn:0451450523", "about:blank",
    "javascript:alert(1)", "news:comp.infosystems",
    // Characters that no URL has.
    "https://e/a b", "https://e/ ", "https://e ", "https://e\n", "https://e/\n", "https://e/a\tb", "https://e/\r\n",
    "https://e/\u{0}",
    "https://e/\u{7F}", "https://e/\"", "https://e/<a>", "https://e/{id}", "https://e/a|b", "https://e/a\\b", "https://e/a^b",
    "https://e/`",
    "https://e?q=a b", "https://e?q=\"a\"", "https://e?{}", "https://e#a b", "https://e#\\", "https://e#^", "https://e\\a",
    "https://a b.example", "https://a<b", "https://a|b", "https://a^b", "https://a\\b@c", "https://{host}/",
    "https://$(host)\u{A0}/",
    // Text beyond ASCII, which a URL has as escapes.
    "https://e/\u{E9}", "https://e/e\u{301}", "https://b\u{FC}cher.example", "https://\u{65E5}\u{672C}.example",
    "https://e?q=\u{20AC}",
    "https://e#\u{1F600}", "https://e/\u{200B}", "https://e/\u{202E}", "https://e\u{3002}com", "https://\u{FF45}",
    "https://e/\u{FF0F}",
    "https://e:\u{661}", "https://us\u{E9}r@e",
    // Escapes.
    "https://e/%", "https://e/%2", "https://e/%zz", "https://e/%2g", "https://e/%%20", "https://e/%u00e9", "https://e?q=%",
    "https://e?q=100%",
    "https://e#%1", "https://%", "https://%4", "https://%zz", "https://e%", "https://u%@e", "https://e/% 20", "https://e/%-1",
    "https://e/%+1",
    // More than one host, port or fragment.
    "https://a@b@c", "https://a@b@c/d", "https://e#a#b", "https://e##", "https://e:80:90", "https://e:80:90/", "https://a:b",
    "https://e:80a",
    "https://e:-1", "https://e:+1", "https://e: 80", "https://e:80 ", "https://e:65536", "https://e:99999",
    "https://e:18446744073709551616",
    "https://e:1e3", "https://e:8.0", "https://e:0x50", "https://u:p@e:f",
    // Brackets.
    "https://[", "https://]", "https://[]", "https://[::1", "https://::1]", "https://[::1]a", "https://[::1]]", "https://[[::1]]",
    "https://[::1]80", "https://[e]", "https://[1.2.3.4]", "https://[1]", "https://[1:2:3:4:5:6:7]",
    "https://[1:2:3:4:5:6:7:8:9]",
    "https://[1:2:3:4:5:6:7::8]", "https://[::2:3:4:5:6:7:8:9]", "https://[1::2::3]", "https://[:::]", "https://[:1]",
    "https://[1:]",
    "https://[12345::]", "https://[g::]", "https://[::1.2.3]", "https://[::1.2.3.256]", "https://[::01.2.3.4]",
    "https://[1.2.3.4::]",
    "https://[::1.2.3.4:5]", "https://[1:2:3:4:5:6:7:1.2.3.4]", "https://[fe80::1%25en0]", "https://[fe80::1%en0]",
    "https://[v1.a]",
    "https://[::1]@e", "https://a[::1]", "https://e/[a]", "https://e?a[]=1", "https://e?a[0]", "https://e#[a]", "https://e/]",
  ]

  /// What random texts are made of.
  package static let pieces = [
    "https", "HTTPS", "http", "app", ":", "//", "/", "e", "example.com", "@", "u:p", "?", "#", "[", "]", "::", "::1",
    "1:2:3:4:5:6", "1.2.3.4",
    "256", "80", "65536", "%", "%20", "%4", ".", "..", "-", "_", "~", "+", "a=b&c", "!$'()*,;", " ", "\\", "|", "{", "\"", "<",
    "\u{E9}",
    "\u{0}", "\n", "\u{1F600}", "",
  ]
}
