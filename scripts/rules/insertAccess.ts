const section = /^( *)\/\/ begin generated access\b.*\n(?:.*\n)*? *\/\/ end generated access$/m;

/** Puts the generated functions between the marker comments of the rules; the rest stays as it is. */
export function insertAccess(rules: string, access: string): string {
  const indentation = section.exec(rules)?.[1];
  if (indentation === undefined) {
    throw new Error('firestore.rules has no «begin generated access … end generated access».');
  }
  const lines = [
    '// begin generated access: `npm run fix` writes it from domain/src/kernel/access/collections.ts',
    ...access.trimEnd().split('\n'),
    '// end generated access',
  ];
  const text = lines.map((line) => (line === '' ? '' : indentation + line)).join('\n');
  return rules.replace(section, () => text);
}
