// All of this module is generated.
