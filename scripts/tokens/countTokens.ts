import { createScanner, LanguageVariant, SyntaxKind } from 'typescript/unstable/ast';

/** After these a slash divides; after anything else it begins a regular expression. */
const operands: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.ThisKeyword,
  // The end of a tag: what follows is text.
  SyntaxKind.GreaterThanToken,
]);

/**
 * How many tokens TypeScript's scanner sees in a source: comments, blanks and line ends are none, a
 * template without substitutions or a regular expression is one. Text between JSX tags is counted by words,
 * since only a parser knows where it begins.
 */
export function countTokens(source: string, isJsx: boolean): number {
  const variant = isJsx ? LanguageVariant.JSX : LanguageVariant.Standard;
  const scanner = createScanner(true, variant, source);
  /** The braces that are open: true where one belongs to a template. */
  const open: boolean[] = [];
  let count = 0;
  let before = SyntaxKind.Unknown;
  let token = scanner.scan();
  while (token !== SyntaxKind.EndOfFile) {
    if (token === SyntaxKind.SlashToken && !operands.has(before)) {
      token = scanner.reScanSlashToken();
    }
    if (token === SyntaxKind.OpenBraceToken) open.push(false);
    if (token === SyntaxKind.TemplateHead) open.push(true);
    if (token === SyntaxKind.CloseBraceToken && open.at(-1) === true) {
      token = scanner.reScanTemplateToken(false);
      if (token === SyntaxKind.TemplateTail) open.pop();
    } else if (token === SyntaxKind.CloseBraceToken) open.pop();
    count += 1;
    before = token;
    const end = scanner.getTokenEnd();
    token = scanner.scan();
    // A lone # in a text is nothing to the scanner, which would stay before it.
    if (scanner.getTokenEnd() === end && token !== SyntaxKind.EndOfFile) {
      scanner.resetTokenState(end + 1);
      token = scanner.scan();
    }
  }
  return count;
}
