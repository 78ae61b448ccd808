import {
  type DecidingLaw,
  type MajorityBylaw,
  matterName,
  type RereadDraft,
  ruleOfMatter,
  sayAppliedRule,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { MajorityDialog } from './MajorityDialog.tsx';
import { RereadDrafts } from './RereadDrafts.tsx';

interface MajoritiesSectionProps {
  readonly law: DecidingLaw;
  readonly mayChange: boolean;
}

/**
 * The majorities that the bylaws ask of each matter instead of the law, with the sentence that a question
 * will say.
 */
export function MajoritiesSection({ law, mayChange }: MajoritiesSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<readonly RereadDraft[]>([]);
  const { failure, attempt, forget } = useAttempt();
  const { majorities = [] } = law;

  async function remove({ matterId, share }: MajorityBylaw): Promise<void> {
    await attempt(async () => {
      const request = { matterId, share, asks: null };
      setChanged((await askApi(settingsEndpoints.setMajority, request)).changed);
    });
  }

  return (
    <Box component="section" aria-labelledby="estatutos" sx={{ mt: 4 }}>
      <Typography id="estatutos" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Mayorías de los estatutos
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        {majorities.length === 0 && (
          <Typography color="textSecondary">
            Cada asunto se decide con la mayoría de la ley. Si sus estatutos o su reglamento piden
            otra, anótela: las preguntas, el resultado y el acta la dirán con su artículo.
          </Typography>
        )}
        {majorities.map((one) => (
          <Box key={`${one.matterId} ${one.share.join('.')}`} sx={row}>
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{matterName(law, one.matterId)}</Typography>
              <Typography color="textSecondary" variant="body2">
                {sayAppliedRule({
                  rule: ruleOfMatter(law, one.matterId),
                  rulePack: law.rulePack,
                })}
              </Typography>
            </Box>
            {mayChange && (
              <BusyButton
                variant="text"
                aria-label={`Quitar la mayoría de «${matterName(law, one.matterId)}»`}
                onPress={() => remove(one)}
              >
                Quitar
              </BusyButton>
            )}
          </Box>
        ))}
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
        {changed.length > 0 && (
          <Alert severity="info" onClose={() => setChanged([])}>
            <RereadDrafts changed={changed} />
          </Alert>
        )}
        {mayChange && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              forget();
              setAsking(true);
            }}
          >
            Anotar una mayoría
          </Button>
        )}
      </Paper>
      {isAsking && (
        <MajorityDialog
          law={law}
          onClose={() => setAsking(false)}
          onSaved={(answer) => {
            setChanged(answer.changed);
            setAsking(false);
          }}
        />
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
