const isWord = /[A-Za-z]{2}/;
const isSentence = /^[A-Z].*[a-z]/;
const readByPeople =
  /^(label|title|description|placeholder|alt|hint|heading|text|message|aria-label|confirmLabel|submitLabel|failed|caption)$/;
const message = 'A text belongs into the catalogue (texts/en.ts, texts/ml.ts).';

/** The house's own rules for the linter (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    /** No text of the site's stands in JSX, neither between tags nor in an attribute that people read. */
    'texts-in-catalogues': {
      create: (context) => ({
        JSXText(node) {
          if (isWord.test(node.value)) context.report({ node, message });
        },
        JSXAttribute({ name, value }) {
          if (value?.type !== 'Literal' || !readByPeople.test(name.name)) return;
          if (isSentence.test(value.value)) context.report({ node: value, message });
        },
      }),
    },
  },
};
