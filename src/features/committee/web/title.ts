import { language } from '~/shared/texts';
import type { Title } from '../contract';
import { titleIn } from '../rules';
import * as texts from '../texts';

/** Returns a position's title in the language of the page. */
export const shownTitle = ({ title, title_ml: titleMl }: Title): string =>
  titleIn(language, { title, titleMl }, texts.usualTitleNames);
