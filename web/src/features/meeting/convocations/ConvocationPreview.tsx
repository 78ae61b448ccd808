import {
  type ComposedConvocation,
  type ComposingFacts,
  type ConvocationDraft,
  convocationEndpoints,
  holdingWordsOf,
  modalityOf,
  noticeFormName,
  type RecipientsAnswer,
  type WrittenKind,
  writeConvocation,
} from '@asamblea/domain';
import { Alert, Autocomplete, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface ConvocationPreviewProps {
  readonly composed: ComposedConvocation;
  readonly draft: ConvocationDraft;
  readonly kind: WrittenKind;
  readonly facts: ComposingFacts;
  readonly number: number;
}

type Recipient = RecipientsAnswer['recipients'][number];

/** The very mail that a person would get. */
export function ConvocationPreview(props: ConvocationPreviewProps) {
  const [people, setPeople] = useState<readonly Recipient[] | null>(null);
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<Recipient | null>(null);

  async function open() {
    await attempt(async () => {
      const { recipients } = await askApi(convocationEndpoints.readRecipients);
      setPeople(recipients);
      setChosen(recipients[0] ?? null);
    });
  }

  return (
    <Paper component="section" aria-labelledby="vista" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id="vista" variant="h3">
        Cómo le llega a cada uno
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {people === null && (
        <BusyButton variant="outlined" sx={{ justifySelf: 'start' }} onPress={open}>
          Ver el correo de una persona
        </BusyButton>
      )}
      {people?.length === 0 && (
        <Alert severity="warning">No hay a quién convocar: cargue el padrón.</Alert>
      )}
      {people !== null && people.length > 0 && (
        <Autocomplete
          options={people}
          value={chosen}
          onChange={(_, next) => setChosen(next)}
          getOptionKey={({ personId }) => personId}
          getOptionLabel={({ name, units }) => `${name} (${units.join(', ')})`}
          isOptionEqualToValue={(one, other) => one.personId === other.personId}
          noOptionsText="Nadie se llama así."
          renderInput={(params) => <TextField {...params} label="Persona" />}
        />
      )}
      {chosen !== null && <Mail {...props} recipient={chosen} />}
    </Paper>
  );
}

function Mail({ composed, draft, kind, facts, number, recipient }: MailProps) {
  const [isWhole, setWhole] = useState(false);
  const { assembly, startsAt } = facts;
  const { timeZone } = assembly;
  const written = writeConvocation({
    assembly: assembly.name,
    notice: {
      number,
      kind,
      annexes: [],
      subject: composed.subject,
      text: composed.text,
      changes: kind === 'correction' ? draft.changes : '',
    },
    recipient,
    words: holdingWordsOf(assembly),
    ...(startsAt === null
      ? {}
      : { formName: noticeFormName(assembly.name, { startsAt, timeZone }) }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {!recipient.hasMail && (
        <Alert severity="info">
          Esta persona no tiene correo en el padrón: hay que avisarle por otro medio.
        </Alert>
      )}
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{written.subject}</Typography>
      <Typography
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(isWhole ? {} : short) }}
      >
        {written.text}
      </Typography>
      {recipient.hasMail && modalityOf(assembly) !== 'hall' && (
        <Typography variant="body2" color="textSecondary">
          Al final del correo va el enlace personal de cada quien. Se hace al enviarlo.
        </Typography>
      )}
      <Button sx={{ justifySelf: 'start' }} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Ver menos' : 'Ver completo'}
      </Button>
    </Box>
  );
}

interface MailProps extends ConvocationPreviewProps {
  readonly recipient: Recipient;
}

const short = { maxHeight: 220, overflow: 'hidden' } as const;
