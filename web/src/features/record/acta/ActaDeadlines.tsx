import { type ActaSubject, type ActaTerm, actaTermsOf, localDateOf } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';

interface ActaDeadlinesProps {
  readonly subject: ActaSubject;
  /** The step of their life in which the minutes are. */
  readonly state: string;
}

const chips: Readonly<Record<ActaTerm['state'], readonly [label: string, tone: StateTone] | null>> =
  {
    due: null,
    done: ['Hecho', 'success'],
    late: ['Vencido', 'critical'],
    over: ['Ya pasó', 'neutral'],
  };

/** The last day for each thing that the law wants of these minutes, and its rules on their life. */
export function ActaDeadlines({ subject, state }: ActaDeadlinesProps) {
  const { assembly, quorum } = subject.record;
  const today = localDateOf(quorum.readAt, assembly.timeZone);
  const { sayings, terms } = actaTermsOf(subject, state, today);
  return (
    <Paper component="section" aria-labelledby="acta-terms" sx={{ p: 2 }}>
      <Typography id="acta-terms" variant="h3" component="h2">
        Plazos y reglas de esta acta
      </Typography>
      {terms.length === 0 && (
        <Typography sx={{ mt: 1 }}>
          No conocemos un plazo de la ley para esta acta: siga los estatutos o el reglamento.
        </Typography>
      )}
      <Box component="ul" aria-label="Plazos" sx={list}>
        {terms.map((term) => (
          <Term key={`${term.label} ${term.cited}`} term={term} />
        ))}
      </Box>
      {sayings.length > 0 && (
        <Box component="ul" aria-label="Lo que dice la ley" sx={list}>
          {sayings.map(({ said, cited }) => (
            <Box component="li" key={said}>
              <Typography>{said}.</Typography>
              <Typography variant="body2" color="textSecondary">
                {cited}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

function Term({ term: { label, until, cited, state } }: { readonly term: ActaTerm }) {
  const chip = chips[state];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {cited}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', flexShrink: 0, maxWidth: '45%' }}>
        <Typography color={state === 'late' ? 'error' : 'textPrimary'} sx={{ textAlign: 'right' }}>
          {until}
        </Typography>
        {chip !== null && <StateChip label={chip[0]} tone={chip[1]} />}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 } as const;

const row = {
  display: 'flex',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'start',
} as const;
