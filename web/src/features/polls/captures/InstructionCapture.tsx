import {
  ballotEndpoints,
  type InstructionsAnswer,
  type Question,
  sayNames,
  sayUnits,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import type { Captures } from './useCaptures.ts';

interface InstructionCaptureProps {
  readonly question: Question;
  readonly captures: Captures;
}

type Attorney = InstructionsAnswer['attorneys'][number];

/** Attorneys whose proxies say how to vote: with their word, each unit votes what it asked. */
export function InstructionCapture({ question, captures }: InstructionCaptureProps) {
  const { questionId } = question;
  const [answer, setAnswer] = useState<InstructionsAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const ask = useCallback(async () => {
    setFailure(null);
    try {
      setAnswer(await askApi(ballotEndpoints.listInstructions, { questionId }));
    } catch (error) {
      setFailure(ApiFailure.of(error));
    }
  }, [questionId]);

  useEffect(() => {
    void ask();
  }, [ask]);

  async function follow({ personId, name }: Attorney) {
    const ids = { questionId, requestId: crypto.randomUUID() };
    const done = await captures.capture(`Poderes de ${name}`, {
      ...ids,
      by: 'instructions',
      personId,
    });
    if (done !== null) await ask();
  }

  if (failure !== null) {
    return (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={ask} />
    );
  }
  if (answer === null) return <Loading shape="list" rows={2} />;
  if (answer.attorneys.length === 0) {
    return (
      <Typography color="textSecondary">
        Ningún poder de los presentes dice cómo votar esta pregunta.
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Apoderados con instrucciones" sx={list}>
      {answer.attorneys.map((attorney) => {
        const waiting = attorney.units.filter((unit) => !unit.hasVoted);
        return (
          <Paper component="li" key={attorney.personId} variant="outlined" sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{attorney.name}</Typography>
            <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
              {attorney.units.map(({ unitId, label, ownerName, optionId, hasVoted }) => (
                <li key={unitId}>
                  <b>{label}</b> de {ownerName}: {sayNames(question.options, [optionId])}
                  {hasVoted && ' · ya votó'}
                </li>
              ))}
            </Box>
            {waiting.length > 0 && (
              <BusyButton variant="outlined" onPress={() => follow(attorney)}>
                Registrar {sayUnits(waiting.length)} según sus poderes
              </BusyButton>
            )}
          </Paper>
        );
      })}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
