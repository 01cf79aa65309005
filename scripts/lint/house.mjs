const isWord = /[A-Za-z]{2}/;
/** A text that begins as people write: with a capital, and goes on with small letters or another word. */
const isSentence = /^\s*[A-Z]([a-z]|[A-Z]* [a-z])/;
/** A name of HTTP, as Content-Type. */
const isHeader = /^[A-Z][a-z]+(-[A-Z][a-z]+)+$/;
/** Names that are the same in every language: of a language, a time zone, a program's format, a key. */
const properNames = new Set(['English', 'Asia/Kolkata', 'Word', 'Excel', 'Ctrl', 'Enter']);
const message = 'A text belongs into the catalogue (texts/en.ts, texts/ml.ts).';

/** Calls whose arguments are for the log or for the document of the calls. */
const forEngineers = /^(describe|warn|error|debug|log|logQuietly|\w*Error)$/;
/** Fields that are for the document of the calls, for other programs, or the name of a thing in code. */
const technicalField = /^(summary|displayName|Authorization|@.*)$/;

const nameOf = (node) => node?.name ?? node?.value ?? (node?.property ? nameOf(node.property) : undefined);

/** Returns whether a text stands where no person reads it: a type, a name, a comparison, an error for the log. */
function isTechnical(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'BinaryExpression':
      return parent.operator !== '+' || isTechnical(parent);
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee === node || forEngineers.test(nameOf(parent.callee));
    case 'Property':
      return parent.key === node || technicalField.test(nameOf(parent.key));
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'TSSatisfiesExpression':
    case 'ArrayExpression':
      return isTechnical(parent);
    case 'TSAsExpression':
      // A list of the values that a field may have; people read their names from the catalogue.
      return node.type === 'ArrayExpression' && parent.typeAnnotation.typeName?.name === 'const';
    case 'MemberExpression':
    case 'SwitchCase':
    case 'TSLiteralType':
    case 'ImportDeclaration':
    case 'PropertyDefinition':
      return true;
    default:
      return false;
  }
}

/** Words that name nothing on their own (docs/STYLE.md, "Names"). */
const emptyNames = new Set(['kept', 'made', 'given', 'some', 'own', 'there', 'most']);

/** Returns the identifiers that a variable's or parameter's pattern declares. */
function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declaredIn(property.value ?? property));
    default:
      return [];
  }
}

/** The house's own rules for the linter (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    /** A variable's whole name says what is kept, made or given. */
    'names-with-nouns': {
      create(context) {
        const check = (pattern) => {
          for (const node of declaredIn(pattern))
            if (emptyNames.has(node.name)) context.report({ node, message: `"${node.name}" needs its noun.` });
        };
        const checkParams = ({ params }) => params.forEach(check);
        return {
          VariableDeclarator: ({ id }) => check(id),
          FunctionDeclaration: checkParams,
          FunctionExpression: checkParams,
          ArrowFunctionExpression: checkParams,
        };
      },
    },
    /** No text of the site's stands in the code: not in JSX, an attribute, a constant, a field nor an argument. */
    'texts-in-catalogues': {
      create(context) {
        const check = (node, text) => {
          const isText = isSentence.test(text) && !isHeader.test(text) && !properNames.has(text);
          if (isText && !isTechnical(node)) context.report({ node, message });
        };
        return {
          JSXText(node) {
            if (isWord.test(node.value)) context.report({ node, message });
          },
          Literal(node) {
            if (typeof node.value === 'string') check(node, node.value);
          },
          TemplateElement(node) {
            check(node, node.value.cooked);
          },
        };
      },
    },
  },
};
