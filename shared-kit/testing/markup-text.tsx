import fc from 'fast-check';

/** Parts of texts that break out of a page, a query or a line where something is not escaped. */
const PIECES = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)//',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<iframe srcdoc="<script>parent.x=1</script>">',
  '<a href="javascript:alert(1)">see</a>',
  'javascript:alert(1)',
  '<style>*{display:none}</style>',
  '<!--',
  '-->',
  ']]>',
  '<base href="https://evil.test/">',
  '<form action="https://evil.test/"><button>Send</button>',
  "'; drop table chat_message; --",
  '{{7*7}}',
  '%3Cscript%3E',
  '&lt;b&gt;',
  '&#x3C;b&#x3E;',
  '\u202e',
  '\u2028',
  '\ufeff',
  '👩‍👧',
  '\n',
  '\\u003cscript\\u003e',
] as const;

/** Texts of up to eight such parts and anything between them, as a person could send them: trimmed, not empty. */
export const markupText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 20, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join('').trim())
  .filter((text) => text !== '');
