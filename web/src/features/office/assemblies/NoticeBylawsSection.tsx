import {
  type Assembly,
  type ConvocationRules,
  citeSource,
  convocationRulesOf,
  type GeneralSettings,
  meetingKindNames,
  meetingKinds,
  type NoticeBylaws,
  type NoticeRule,
  noticeRuleUnder,
  paths,
  sayPeriod,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { NoticeBylawsDialog } from './NoticeBylawsDialog.tsx';

interface NoticeBylawsSectionProps {
  readonly assembly: Pick<Assembly, 'rulePack'> & { readonly assemblyId: string };
  readonly mayChange: boolean;
}

/** How early a notice goes out under the law and the bylaws, each with its article. */
export function NoticeBylawsSection({ assembly, mayChange }: NoticeBylawsSectionProps) {
  const path = paths.settings(assembly.assemblyId, 'general');
  const { value } = useDocument<GeneralSettings>(path);
  const [isWriting, setWriting] = useState(false);
  const rules = convocationRulesOf(assembly.rulePack);
  const bylaws = value?.noticeBylaws ?? {};
  return (
    <Box component="section" aria-labelledby="antelacion" sx={{ mt: 4 }}>
      <Typography id="antelacion" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Antelación de la convocatoria
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {termsOf(rules, bylaws).map(({ label, rule }) => (
            <div key={label}>
              <Typography component="dt" color="textSecondary" variant="body2">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {sayTerms(rule)} <small>{citeSource(rule.source)}.</small>
              </Typography>
            </div>
          ))}
        </Box>
        {mayChange && value !== null && (
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setWriting(true)}>
            Anotar la antelación de los estatutos
          </Button>
        )}
      </Paper>
      {isWriting && (
        <NoticeBylawsDialog rules={rules} bylaws={bylaws} onClose={() => setWriting(false)} />
      )}
    </Box>
  );
}

/** One for each kind of meeting, and another where approving the accounts changes it. */
function termsOf(rules: ConvocationRules, bylaws: NoticeBylaws) {
  return meetingKinds.flatMap((kind) => {
    const [usual, accounts] = [false, true].map((approvesAccounts) =>
      noticeRuleUnder(rules, { kind, approvesAccounts }, bylaws),
    ) as [NoticeRule, NoticeRule];
    const label = meetingKindNames[kind];
    const own = { label: `${label}, si aprueba las cuentas`, rule: accounts };
    return [{ label, rule: usual }, ...(sayTerms(usual) === sayTerms(accounts) ? [] : [own])];
  });
}

function sayTerms({ minimums, binding }: NoticeRule): string {
  if (minimums.length === 0) return 'La ley no fija ninguna.';
  const terms = minimums.map(sayPeriod).join(' y ');
  return `Al menos ${terms}${binding ? '' : ', por prudencia'}.`;
}
