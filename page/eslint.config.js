import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier, // prettier formats, so no rule here is about layout
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 120, ignoreUrls: true }], // prettier leaves comments and texts as long as they are
      'one-var': ['error', 'never'],
      'prefer-const': 'off', // svelte/prefer-const knows about runes
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-dynamic-delete': 'off', // a record in $state is reactive key by key
      '@typescript-eslint/no-empty-function': 'off', // an empty function is a callback that does nothing yet
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/serviceWorker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)
