import { createContext } from 'react';

/**
 * What an inline script of ours carries as its `nonce` while the server renders a page: the page's security policy
 * names those scripts and no others (platform/http/extract-own-scripts.ts). Undefined in the browser, where the mark is
 * gone.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
