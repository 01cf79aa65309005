import type { Language, Localized } from '~/shared/language';
import type { Files } from '../files';
import type { SettingGroup, SettingKind } from '~/shared/site-settings';

/** How the pictures of a setting are stored. The value is the key of one of their files. */
export interface PictureStore {
  /**
   * Stores an uploaded picture, a path or its bytes, and returns the key that is its value; throws 400 on `file`. It is
   * called inside `withStoredFiles`. The picture gets a new id, or that which another site has given it.
   */
  store(files: Pick<Files, 'put'>, source: string | Buffer, id?: string): Promise<string>;
  /** Returns the key of the file that is carried to another site for a value: the best copy of its picture. */
  carriedKey(value: string): string;
  /** Returns the id of the picture of a value: the same on every site to which it was carried. */
  idOf(value: string): string;
}

/** What a check of a value takes beside it: the day in the site's zone, and the values of other settings by then. */
export interface Beside {
  today: string;
  of(key: string): string;
}

/**
 * A text or a choice of the site that the office edits in place of a constant in the code. A feature contributes its
 * own (`settings` of `Feature`). Every value is a text: opening hours as `09:00-17:00` or `closed`, a choice by its
 * word, a picture by the key of its stored file.
 */
export interface Setting {
  /** Its name among all settings, and the field of the calls; `_ml` after it names the Malayalam text. */
  key: string;
  group: SettingGroup;
  kind: SettingKind;
  /** Whether it is a text for people, with one in each language. */
  isTranslated?: true;
  /** How its pictures are stored; of a setting of the kind `picture`. */
  pictures?: PictureStore;
  /**
   * Whether it is about money: in no public answer, in no file for a sister committee, and no old version brings it
   * back.
   */
  isPrivate?: true;
  /**
   * Whether it decides where money goes: a change needs a fresh proof of everybody, counts a day later, and is
   * announced.
   */
  isHeld?: true;
  /** The setting to which it belongs: with a change of that alone it returns to its standard value. */
  belongsTo?: string;
  /** Returns what is wrong with a value beside what its kind requires. */
  check?(value: string, beside: Beside): Localized | null;
  /** Whether it may be empty: nothing is shown then. */
  mayBeEmpty?: true;
  /** The most letters. */
  most: number;
  /** The words of a choice. */
  choices?: readonly string[];
  /**
   * Returns the value in the code, which counts until the office writes another; `of` returns the value of another
   * setting in the same language, for a text that names it.
   */
  standard(language: Language, of: (key: string) => string): string;
  /** Returns its name for people. */
  label(language: Language): string;
  /** Returns what the office should know about it; empty where the label is enough. */
  help(language: Language): string;
  /** Returns sentences of the site with a place for it, which show whether a form of a name fits. */
  sentences?(language: Language): readonly string[];
  /** The paths of the public pages that show it. */
  shownIn: readonly string[];
}
