// What a visitor reads and follows comes from content/: these find words, numbers and addresses elsewhere in code, for ESLint's
// no-restricted-syntax.
const message = 'What a visitor reads, hears or follows comes from content/. Take it as a prop or from a query.';

const words = '[value=/[A-Za-z]/]';
const quasi = 'TemplateLiteral > TemplateElement[value.raw=/[A-Za-z\\d]/]';
const spokenName =
  '[name.name=/^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|summary)$/]';
const spoken = `JSXAttribute${spokenName}`;
const holder = ':matches(JSXElement:not([openingElement.name.name="style"]), JSXFragment)';
const shown = `${holder} > JSXExpressionContainer`;
const chosen = ':matches(ConditionalExpression, LogicalExpression)';

// Three words and more that begin like a sentence. What is thrown or logged is read by a developer.
const sentence = "/^[A-Z][a-z’']*,? [A-Za-z’'-]+,? [A-Za-z’'-]+/";
const forDevelopers = ':matches(NewExpression, ThrowStatement, CallExpression[callee.object.name="console"]) *';

const selectors = [
  `${holder} > JSXText[value=/[A-Za-z\\d]/]`,
  'JSXAttribute[name.name=/^(?:href|src|to|action)$/] Literal[value=/^(?:https?|mailto|tel):/]',
  `${spoken} > Literal${words}`,
  `${spoken} > JSXExpressionContainer > Literal${words}`,
  `${spoken} > JSXExpressionContainer > ${chosen} > Literal${words}`,
  `${spoken} > JSXExpressionContainer > ${quasi}`,
  `JSXAttribute:not(${spokenName}) > Literal[value=/^[A-Z][a-z]+(?: |$)/]`,
  `${shown} > Literal[raw=/[A-Za-z\\d]/]`,
  `${shown} > ${chosen} > Literal${words}`,
  `${shown} > ${quasi}`,
  `Literal[value=${sentence}]:not(${forDevelopers})`,
  `TemplateElement[value.raw=${sentence}]:not(${forDevelopers})`,
];

module.exports = selectors.map((selector) => ({ selector, message }));
