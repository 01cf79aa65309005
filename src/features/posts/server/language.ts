import type { Language } from '~/shared/language';

/** Title and text in a language, each in English where there is none. */
export const inLanguage = (post: { title: string; body: string; titleMl: string | null; bodyMl: string | null }, language: Language) => ({
  title: (language === 'ml' && post.titleMl) || post.title,
  body: (language === 'ml' && post.bodyMl) || post.body,
});
