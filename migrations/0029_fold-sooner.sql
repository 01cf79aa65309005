-- fold() means what it did before, so nothing that is kept by it changes. Of Malayalam as it is written today fold_letters() makes
-- nothing but lower case, and takes fifty times as long: it is asked only for what it may change, which are letters of other scripts,
-- accents and joiners, vowels in two parts, the old au, the dotted reph, and the two spellings of nta that start with a chillu.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN octet_length(value) = char_length(value) THEN lower(value)
    WHEN value !~ '[^\u0001-\u007f\u0d02-\u0d7f]|[\u0d46\u0d47][\u0d3e\u0d57]|[\u0d4c\u0d4e]|\u0d7b\u0d4d?\u0d31' THEN lower(value)
    ELSE fold_letters(value)
  END;
