import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const key = 'theme';
const papers: Record<Theme, string> = { light: '#fbfaf6', dark: '#0f1614' };
const listeners = new Set<() => void>();

/** Runs before the first paint, so that the remembered theme applies from the start. Without one the device decides. */
export const earlyThemeScript =
  `try{var t=localStorage.${key};if(t==='light'||t==='dark')` + `document.documentElement.dataset.theme=t}catch(e){}`;

/** Returns the current theme; 'light' on the server and while hydrating. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/** Applies a theme and remembers it, where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  applyTheme(theme);
}

/** Applies the remembered theme to a document that was rendered again in the browser. */
export function restoreTheme(): void {
  const theme = rememberedTheme();
  if (theme && document.documentElement.dataset.theme !== theme) applyTheme(theme);
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', papers[theme]);
  for (const listener of listeners) listener();
}

function rememberedTheme(): Theme | null {
  try {
    const theme = localStorage.getItem(key);
    return theme === 'light' || theme === 'dark' ? theme : null;
  } catch {
    return null;
  }
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) restoreTheme();
  };
  listeners.add(listener);
  device.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
