import { appliedRule, type Ruled, sayAppliedRule } from '@asamblea/domain';
import { Box } from '@mui/material';

/** The rule of a question, its base, and its source. */
export function RuleText({ ruled }: { readonly ruled: Ruled }) {
  const { title, source } = appliedRule(ruled);
  const { note: remark = '' } = source;
  return (
    <Box sx={note}>
      <strong>{title}.</strong> {sayAppliedRule(ruled)}
      {remark === '' ? null : <> {remark}</>}
    </Box>
  );
}

const note = { borderLeft: 4, borderColor: 'primary.main', pl: 1.5, py: 0.5, mb: 2 } as const;
