import type { Language } from '~/shared/language';
import type { Translator } from '../translate';

/** An answer whose `message` is said in a language: code says it in English, as it does what it refuses (error-handler.ts). */
export const spoken = (answer: unknown, said: Translator['said'], language: Language): unknown =>
  hasMessage(answer) ? { ...answer, message: said(answer.message, language) } : answer;

const hasMessage = (answer: unknown): answer is { message: string } =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
