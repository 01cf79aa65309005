import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const plainScripts = ['**/*.js', '**/*.mjs'];

export default defineConfig(
  globalIgnores(['build/', 'data/', '.react-router/', 'test-results/', 'playwright-report/', 'migrations/', 'public/']),
  eslint.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Handlers are async because their callers await them, not because they wait themselves.
      '@typescript-eslint/require-await': 'off',
      // With noUncheckedIndexedAccess, `!` says that the entry is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Our interfaces are records of plain functions; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // React Router's loaders answer by throwing a Response or redirect().
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-param-reassign': 'error',
    },
  },
  // Each of these rules has React's compiler read the whole file: where no React is, it would find nothing.
  { files: ['src/**/*.tsx', 'src/{ui,session,shared}/**/*.ts', 'src/features/*/web/**/*.ts'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    // What people read stands in the catalogues, in both languages.
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/**/design-system*', 'src/**/design-system/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'A text belongs into the catalogue (texts/en.ts, texts/ml.ts).' },
        {
          selector: 'JSXAttribute[name.name=/^(label|title|description|placeholder|alt|hint|heading|text|message|aria-label|confirmLabel|submitLabel|failed|caption)$/] > Literal[value=/^[A-Z].*[a-z]/]',
          message: 'A text belongs into the catalogue (texts/en.ts, texts/ml.ts).',
        },
      ],
    },
  },
  { files: ['src/{command,backup,migrate,restore,sangham,dev}.ts', 'scripts/**', 'bench/**', 'faults/**', 'tests/support/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // Tests read the server's answers untyped.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Tests expect a console line by a spy that does nothing.
      '@typescript-eslint/no-empty-function': 'off',
      // Playwright's fixtures must be destructured, even when none is used.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: plainScripts,
    languageOptions: { globals: Object.fromEntries(nodeGlobals().map((name) => [name, 'readonly'])) },
  },
);

/** Node's globals, for plain scripts. */
function nodeGlobals() {
  return ['Buffer', 'URL', 'clearInterval', 'clearTimeout', 'console', 'fetch', 'process', 'setInterval', 'setTimeout'];
}
