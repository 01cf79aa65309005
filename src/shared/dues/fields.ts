import { z } from 'zod';
import { calendarDay, filled } from '../fields';
import * as texts from './texts';

/** The most paise of an amount: ten crore rupees. */
export const mostPaise = 10_000_000_000;

/** An amount above zero in whole paise. */
export const amount = z
  .int({ error: texts.badAmount })
  .positive({ error: texts.badAmount })
  .max(mostPaise, { error: texts.badAmount });

/** A day. */
export const day = calendarDay(texts.badDay);
export const neededDay = filled(day, texts.needed.day);
