-- How letters and names sound, as in 0037_faster-sounds and 0027_name-sounds, to the letter: without patterns where plain replacements
-- do the same, which takes two thirds of the time. Every write of a person computes it, thousands at a time in an import.
CREATE OR REPLACE FUNCTION romanised_letters(folded text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  done text;
begin
  -- Two blanks between words: of two initials in a row, each has its own on either side.
  done := '  ' || replace(replace(folded, '''', ''), ' ', '  ') || '  ';
  if done ~ '[^a-z0-9 \u0d00-\u0d7f]' then
    done := regexp_replace(done, '[^a-z0-9\u0d00-\u0d7f]+', '  ', 'g');
  end if;
  if octet_length(done) <> char_length(done) then
    done := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(done
      , ' എ ', ' a ') , ' ബി ', ' b ') , ' സി ', ' c ') , ' ഡി ', ' d ') , ' ഇ ', ' e ') , ' എഫ് ', ' f ') , ' ജി ', ' g ') , ' എച്ച് ', ' h ')
      , ' ഐ ', ' i ') , ' ജെ ', ' j ') , ' കെ ', ' k ') , ' എൽ ', ' l ') , ' എം ', ' m ') , ' എൻ ', ' n ') , ' ഒ ', ' o ') , ' പി ', ' p ')
      , ' ആർ ', ' r ') , ' എസ് ', ' s ') , ' ടി ', ' t ') , ' യു ', ' u ') , ' വി ', ' v ') , 'റ്റ', 'ട്ട') , 'ന്റ', 'ന്ട') , 'യ്ക്ക', 'ക്ക')
      , 'െയ്', 'ൈ') , 'േയ്', 'ൈ') , 'ജ് ', 'j ') , 'ഫ് ', 'p ') , 'ശ് ', 's ') , 'ഷ് ', 's ') , 'സ് ', 's ') , 'ഹ് ', 'h ')
      , '് ', 'ു ') , 'ക', 'ka') , 'ഖ', 'ka') , 'ഗ', 'ka') , 'ഘ', 'ka') , 'ങ', 'nga') , 'ച', 'cha') , 'ഛ', 'cha')
      , 'ജ', 'ja') , 'ഝ', 'ja') , 'ഞ', 'nja') , 'ട', 'ta') , 'ഠ', 'ta') , 'ഡ', 'ta') , 'ഢ', 'ta') , 'ണ', 'na')
      , 'ത', 'ta') , 'ഥ', 'ta') , 'ദ', 'ta') , 'ധ', 'ta') , 'ന', 'na') , 'ഩ', 'na') , 'പ', 'pa') , 'ഫ', 'pa')
      , 'ബ', 'ba') , 'ഭ', 'ba') , 'മ', 'ma') , 'യ', 'ya') , 'ര', 'ra') , 'റ', 'ra') , 'ല', 'la') , 'ള', 'la')
      , 'ഴ', 'la') , 'വ', 'va') , 'ശ', 'sa') , 'ഷ', 'sa') , 'സ', 'sa') , 'ഹ', 'ha') , 'a്', '') , 'aാ', 'a')
      , 'aി', 'i') , 'aീ', 'i') , 'aു', 'u') , 'aൂ', 'u') , 'aൃ', 'ri') , 'aെ', 'e') , 'aേ', 'e') , 'aൈ', 'ai')
      , 'aൊ', 'o') , 'aോ', 'o') , 'aൗ', 'au') , 'ഐ', 'ai') , 'ഔ', 'au') , 'ഋ', 'ri');
    done := translate(done, 'അആഇഈഉഊഎഏഒഓൺൻർൽൾൿം', 'aaiiuueeoonnrllkm');
    done := regexp_replace(done, '[\u0d00-\u0d7f]', '', 'g');
  end if;
  done := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(done
    , 'q', 'k') , 'tch', 'ch') , 'cch', 'ch') , 'chh', 'ch') , 'chyu', 'chu') , 'jyo', 'jo') , 'ck', 'k') , 'ce', 'se')
    , 'ci', 'si') , 'cy', 'sy') , 'ch', 'q') , 'zh', 'l') , 'sh', 's') , ' x', ' s') , 'x', 'ks') , 'nair', 'nayar')
    , ' iyer ', ' ayyar ') , 'llai ', 'lla ') , 'geo', 'jo') , 'rge ', 'rj ') , 'ghese ', 'gis ') , 'son ', 'san ') , 'you', 'yu') , 'oo', 'u')
    , 'oa', 'o') , 'ee', 'i') , 'ea', 'i') , 'ie ', 'i ') , 'ew', 'yu') , 'ou', 'au') , 'ow', 'au') , 'awa', 'ava')
    , 'awi', 'avi') , 'aw', 'au') , 'avu', 'au') , 'uva', 'ua') , ' aley', ' eli') , 'eya', 'aya') , 'eye', 'aye') , 'eyi', 'ayi')
    , 'eyo', 'ayo') , 'eyu', 'ayu') , 'ey', 'i') , ' e ', ' E ') , 'e ', ' ') , ' E ', ' e ');
  if done ~ ' s?[bdhjklmnrsv]h?y[b-z]' then
    done := regexp_replace(done, ' (s?[bdhjklmnrv]|sh?)y(?=[bcdfghjklmnpqrstvxz])', ' \1ai', 'g');
  end if;
  done := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(done
    , 'kh', 'k') , 'gh', 'k') , 'jh', 'j') , 'th', 't') , 'dh', 't') , 'ph', 'p') , 'bh', 'b') , 'rh', 'r')
    , 'lh', 'l') , 'qh', 'q') , 'brahm', 'bram') , 'hm', 'ham') , 'hima', 'hama') , 'hj', 'j') , 'hn', 'n') , 'h ', ' ');
  done := translate(done, 'cdefgowyz', 'ktapkuvis');
  -- Doubled letters, twice over for four in a row.
  done := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(done
    , 'aa', 'a') , 'aa', 'a') , 'bb', 'b') , 'bb', 'b') , 'hh', 'h') , 'hh', 'h') , 'ii', 'i') , 'ii', 'i')
    , 'jj', 'j') , 'jj', 'j') , 'kk', 'k') , 'kk', 'k') , 'll', 'l') , 'll', 'l') , 'mm', 'm') , 'mm', 'm')
    , 'nn', 'n') , 'nn', 'n') , 'pp', 'p') , 'pp', 'p') , 'qq', 'q') , 'qq', 'q') , 'rr', 'r') , 'rr', 'r')
    , 'ss', 's') , 'ss', 's') , 'tt', 't') , 'tt', 't') , 'uu', 'u') , 'uu', 'u') , 'vv', 'v') , 'vv', 'v');
  done := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(done
    , 'njq', 'nj') , 'nq', 'nj') , 'njnj', 'nj') , 'nh', 'nj') , 'nknk', 'nk') , 'mk', 'nk') , 'mp', 'mb') , 'nm', 'm')
    , 'ts', 'ls') , 'kunju', 'kunji') , 'mba ', 'mbu ');
  while position('  ' in done) > 0 loop
    done := replace(done, '  ', ' ');
  end loop;
  return done;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_sounds(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  sounds text := ' ' || replace(words, ' ', '') || words;
begin
  -- The second time without each a between two letters that are no vowels: an a beside a vowel or a blank is A until the others are gone.
  return sounds || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sounds
    , 'aa', 'AA') , 'Aa', 'AA') , 'a ', 'A ') , ' a', ' A') , 'ai', 'Ai') , 'ia', 'iA') , 'au', 'Au') , 'ua', 'uA')
    , 'a', '') , 'A', 'a'), 2);
end
$$;
