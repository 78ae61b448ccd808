import { citeSource, type PackId, type Rule, sayRequirement, vocabularies } from '@asamblea/domain';
import { Box } from '@mui/material';

interface RuleTextProps {
  readonly rule: Rule;
  readonly packId: PackId;
}

/** With what a question is approved, over what base, and by which article. */
export function RuleText({ rule, packId }: RuleTextProps) {
  const { note: remark } = rule.source;
  return (
    <Box sx={note}>
      <strong>{rule.title}.</strong> Se aprueba con{' '}
      {sayRequirement(rule.requirement, vocabularies[packId])} ({citeSource(rule.source)}).
      {remark === undefined || remark === '' ? null : <> {remark}</>}
    </Box>
  );
}

const note = { borderLeft: 4, borderColor: 'primary.main', pl: 1.5, py: 0.5, mb: 2 } as const;
