-- What texts are compared by, step by step what src/shared/fold.ts and src/shared/romanised.ts do; a test holds them together
-- (docs/decisions/0030). Bodies that name nothing but what every database has: they mean the same whatever the search path is.
CREATE FUNCTION fold_letters(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  done text;
  pair text[];
begin
  done := lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
  foreach pair slice 1 in array array[
    [U&'ണ്\200D', 'ൺ'], [U&'ന്\200D', 'ൻ'], [U&'ര്\200D', 'ർ'], [U&'റ്\200D', 'ർ'], [U&'ല്\200D', 'ൽ'], [U&'ള്\200D', 'ൾ'],
    [U&'ക്\200D', 'ൿ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  done := regexp_replace(done, '[\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g');
  done := translate(done,
    U&'øØđĐðÐłŁħĦıŧŦŋŊĸƀƁƂƃƇƈƉƊƋƌƐƑƒƓƖƗƘƙƚƝƞƤƥƫƬƭƮƲƳƴƵƶǤǥȡȤȥȴȵȶȷȺȻȼȽȾȿɀɃɄɆɇɈɉɌɍɎɏ\2018\2019\201B\2032ʼʹ\201A\201C\201D\201F\201E\2010\2011\2012\2013\2014\2015\2212\2044×÷¡¿\03C2',
    'ooddddllhhittnnqbbbbccddddeffgiikklnnppttttvyyzzggdzzlntjaccltszbueejjrryy' ||
    U&''''''''''''',""""-------/*/!?\03C3');
  foreach pair slice 1 in array array[
    ['æ', 'ae'], ['œ', 'oe'], ['ß', 'ss'], ['þ', 'th'], ['«', '<<'], ['»', '>>'], ['©', '(c)'], ['®', '(r)'], ['±', '+/-']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  done := normalize(done, NFC);
  foreach pair slice 1 in array array[
    ['ൎ', 'ർ'], ['ൌ', 'ൗ'], ['ൻ്റ', 'ന്റ'], ['ൻറ', 'ന്റ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  return done;
end
$$;--> statement-breakpoint
-- As before, but for the spellings of Malayalam; most texts are plain ASCII, which needs no more than lower case.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE fold_letters(value) END;--> statement-breakpoint
CREATE FUNCTION romanised_letters(folded text) RETURNS text
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
      ['റ്റ', 'ട്ട'], ['ന്റ', 'ന്ട'], ['െയ്', 'ൈ'], ['േയ്', 'ൈ'], ['ജ് ', 'j '], ['ഫ് ', 'p '], ['ശ് ', 's '], ['ഷ് ', 's '],
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
    ['q', 'k'], ['tch', 'ch'], ['cch', 'ch'], ['chh', 'ch'], ['ck', 'k'], ['ce', 'se'], ['ci', 'si'], ['cy', 'sy'], ['ch', 'q'],
    ['zh', 'l'], ['sh', 's'], [' x', ' s'], ['x', 'ks'], ['nair', 'nayar'], [' iyer ', ' ayyar '], ['llai ', 'lla '],
    ['geo', 'jo'], ['rge ', 'rj '], ['ghese ', 'gis '], ['son ', 'san '], ['you', 'yu'], ['oo', 'u'], ['ee', 'i'], ['ea', 'i'],
    ['ie ', 'i '], ['ew', 'yu'], ['ou', 'au'], ['ow', 'au'], ['aw', 'au'], ['avu', 'au'], ['uva', 'ua'], ['eya', 'aya'],
    ['eye', 'aye'], ['eyi', 'ayi'], ['eyo', 'ayo'], ['eyu', 'ayu'], ['ey', 'i'], [' e ', ' E '], ['e ', ' '], [' E ', ' e ']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  if done ~ ' s?[bdhjklmnrsv]h?y[b-z]' then
    done := regexp_replace(done, ' (s?[bdhjklmnrv]|sh?)y(?=[bcdfghjklmnpqrstvxz])', ' \1ai', 'g');
  end if;
  foreach pair slice 1 in array array[
    ['kh', 'k'], ['gh', 'k'], ['jh', 'j'], ['th', 't'], ['dh', 't'], ['ph', 'p'], ['bh', 'b'], ['rh', 'r'], ['lh', 'l'],
    ['qh', 'q'], ['hm', 'ham'], ['hn', 'n'], ['h ', ' ']
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
    ['ts', 'ls']
  ] loop
    done := replace(done, pair[1], pair[2]);
  end loop;
  done := regexp_replace(done, ' +', ' ', 'g');
  return done;
end
$$;--> statement-breakpoint
CREATE FUNCTION romanised(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN romanised_letters(fold(value));--> statement-breakpoint
CREATE FUNCTION romanised_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || replace(romanised(value), ' ', '') || romanised(value);--> statement-breakpoint
-- Malayalam that is kept folded is folded anew; the indexes by what fold() gave are made anew.
UPDATE "community_answers" SET "answer_text" = "answer_text" WHERE octet_length("answer_text") <> char_length("answer_text");--> statement-breakpoint
UPDATE "community_questions" SET "title" = "title" WHERE octet_length("own_text") <> char_length("own_text") OR octet_length("title") <> char_length("title");--> statement-breakpoint
REINDEX INDEX "community_questions_title_idx";--> statement-breakpoint
REINDEX INDEX "shops_name_search_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_sound" text GENERATED ALWAYS AS (romanised_name(first_name || ' ' || last_name)) STORED;--> statement-breakpoint
ALTER TABLE "community_answers" ADD COLUMN "own_sound" text GENERATED ALWAYS AS (romanised(answer_text)) STORED;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "own_sound" text GENERATED ALWAYS AS (romanised_letters(community_text(title, description, tags))) STORED;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "name_sound" text GENERATED ALWAYS AS (romanised_name(name)) STORED;--> statement-breakpoint
CREATE INDEX "community_answers_own_sound_idx" ON "community_answers" USING gin ("own_sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_questions_own_sound_idx" ON "community_questions" USING gin ("own_sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shops_name_sound_idx" ON "shops" USING gin ("name_sound" gin_trgm_ops);
