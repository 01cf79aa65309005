-- How names sound, step by step what src/shared/romanised.ts does; a test holds them together (docs/decisions/0030).
CREATE OR REPLACE FUNCTION romanised_letters(folded text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  done text;
  pair text[];
  letter text;
begin
  done := regexp_replace(replace('  ' || folded || '  ', '''', ''), '[^a-z0-9\u0d00-\u0d7f]+', '  ', 'g');
  if done ~ '[\u0d00-\u0d7f]' then
    foreach pair slice 1 in array array[
      [' എ ', ' a '], [' ബി ', ' b '], [' സി ', ' c '], [' ഡി ', ' d '], [' ഇ ', ' e '], [' എഫ് ', ' f '], [' ജി ', ' g '],
      [' എച്ച് ', ' h '], [' ഐ ', ' i '], [' ജെ ', ' j '], [' കെ ', ' k '], [' എൽ ', ' l '], [' എം ', ' m '], [' എൻ ', ' n '],
      [' ഒ ', ' o '], [' പി ', ' p '], [' ആർ ', ' r '], [' എസ് ', ' s '], [' ടി ', ' t '], [' യു ', ' u '], [' വി ', ' v '],
      ['റ്റ', 'ട്ട'], ['ന്റ', 'ന്ട'], ['യ്ക്ക', 'ക്ക'], ['െയ്', 'ൈ'], ['േയ്', 'ൈ'], ['ജ് ', 'j '], ['ഫ് ', 'p '], ['ശ് ', 's '], ['ഷ് ', 's '],
      ['സ് ', 's '], ['ഹ് ', 'h '], ['് ', 'ു '], ['ക', 'ka'], ['ഖ', 'ka'], ['ഗ', 'ka'], ['ഘ', 'ka'], ['ങ', 'nga'], ['ച', 'cha'],
      ['ഛ', 'cha'], ['ജ', 'ja'], ['ഝ', 'ja'], ['ഞ', 'nja'], ['ട', 'ta'], ['ഠ', 'ta'], ['ഡ', 'ta'], ['ഢ', 'ta'], ['ണ', 'na'],
      ['ത', 'ta'], ['ഥ', 'ta'], ['ദ', 'ta'], ['ധ', 'ta'], ['ന', 'na'], ['ഩ', 'na'], ['പ', 'pa'], ['ഫ', 'pa'], ['ബ', 'ba'],
      ['ഭ', 'ba'], ['മ', 'ma'], ['യ', 'ya'], ['ര', 'ra'], ['റ', 'ra'], ['ല', 'la'], ['ള', 'la'], ['ഴ', 'la'], ['വ', 'va'],
      ['ശ', 'sa'], ['ഷ', 'sa'], ['സ', 'sa'], ['ഹ', 'ha'], ['a്', ''], ['aാ', 'a'], ['aി', 'i'], ['aീ', 'i'], ['aു', 'u'],
      ['aൂ', 'u'], ['aൃ', 'ri'], ['aെ', 'e'], ['aേ', 'e'], ['aൈ', 'ai'], ['aൊ', 'o'], ['aോ', 'o'], ['aൗ', 'au'], ['ഐ', 'ai'],
      ['ഔ', 'au'], ['ഋ', 'ri']
    ] loop
      done := replace(done, pair[1], pair[2]);
    end loop;
    done := translate(done, 'അആഇഈഉഊഎഏഒഓൺൻർൽൾൿം', 'aaiiuueeoonnrllkm');
    done := regexp_replace(done, '[\u0d00-\u0d7f]', '', 'g');
  end if;
  foreach pair slice 1 in array array[
    ['q', 'k'], ['tch', 'ch'], ['cch', 'ch'], ['chh', 'ch'], ['chyu', 'chu'], ['jyo', 'jo'], ['ck', 'k'], ['ce', 'se'], ['ci', 'si'], ['cy', 'sy'], ['ch', 'q'],
    ['zh', 'l'], ['sh', 's'], [' x', ' s'], ['x', 'ks'], ['nair', 'nayar'], [' iyer ', ' ayyar '], ['llai ', 'lla '],
    ['geo', 'jo'], ['rge ', 'rj '], ['ghese ', 'gis '], ['son ', 'san '], ['you', 'yu'], ['oo', 'u'], ['oa', 'o'], ['ee', 'i'], ['ea', 'i'],
    ['ie ', 'i '], ['ew', 'yu'], ['ou', 'au'], ['ow', 'au'], ['awa', 'ava'], ['awi', 'avi'], ['aw', 'au'], ['avu', 'au'], ['uva', 'ua'], [' aley', ' eli'], ['eya', 'aya'],
    ['eye', 'aye'], ['eyi', 'ayi'], ['eyo', 'ayo'], ['eyu', 'ayu'], ['ey', 'i'], [' e ', ' E '], ['e ', ' '], [' E ', ' e ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  if done ~ ' s?[bdhjklmnrsv]h?y[b-z]' then
    done := regexp_replace(done, ' (s?[bdhjklmnrv]|sh?)y(?=[bcdfghjklmnpqrstvxz])', ' \1ai', 'g');
  end if;
  foreach pair slice 1 in array array[
    ['kh', 'k'], ['gh', 'k'], ['jh', 'j'], ['th', 't'], ['dh', 't'], ['ph', 'p'], ['bh', 'b'], ['rh', 'r'], ['lh', 'l'],
    ['qh', 'q'], ['brahm', 'bram'], ['hm', 'ham'], ['hima', 'hama'], ['hj', 'j'], ['hn', 'n'], ['h ', ' ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  done := translate(done, 'cdefgowyz', 'ktapkuvis');
  -- Doubled letters, twice over for four in a row.
  foreach letter in array array['a', 'b', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'p', 'q', 'r', 's', 't', 'u', 'v'] loop
    done := replace(replace(done, letter || letter, letter), letter || letter, letter);
  end loop;
  foreach pair slice 1 in array array[
    ['njq', 'nj'], ['nq', 'nj'], ['njnj', 'nj'], ['nh', 'nj'], ['nknk', 'nk'], ['mk', 'nk'], ['mp', 'mb'], ['nm', 'm'],
    ['ts', 'ls'], ['kunju', 'kunji'], ['mba ', 'mbu ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  done := regexp_replace(done, ' +', ' ', 'g');
  return done;
end
$$;--> statement-breakpoint
CREATE FUNCTION name_sounds(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  sounds text := ' ' || replace(words, ' ', '') || words;
begin
  return sounds || substr(regexp_replace(sounds, '([^aiu ])a(?=[^aiu ])', '\1', 'g'), 2);
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION romanised_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN name_sounds(romanised(value));--> statement-breakpoint
-- What is kept is made anew: of names all of it, of the board's texts what the rules that changed look for.
UPDATE "users" SET "first_name" = "first_name";--> statement-breakpoint
UPDATE "shops" SET "name" = "name";--> statement-breakpoint
UPDATE "community_questions" SET "title" = "title" WHERE "own_text" ~ 'oa|aley|brahm|him|hj|kunj|kunh|kunch|chyu|jyo|aw[ai]|m[bp][ae]|യ്ക്ക|ബ്രഹ്മ|ഹിമ|കുഞ്ഞു|ച്യു|ജ്യോ|മ്[പബ]|ംബ';--> statement-breakpoint
UPDATE "community_answers" SET "answer_text" = "answer_text" WHERE "own_text" ~ 'oa|aley|brahm|him|hj|kunj|kunh|kunch|chyu|jyo|aw[ai]|m[bp][ae]|യ്ക്ക|ബ്രഹ്മ|ഹിമ|കുഞ്ഞു|ച്യു|ജ്യോ|മ്[പബ]|ംബ';
