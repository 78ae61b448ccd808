import {
  type InquiryState,
  inquiryLettersAtMost,
  type OwnInquiry,
  sendInquiryRequest,
} from '@asamblea/domain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';

interface InquiryFormProps {
  readonly inquiries: readonly OwnInquiry[];
  /** The stored question; null when it was not stored. */
  readonly onSend: (inquiryId: string, text: string) => Promise<OwnInquiry | null>;
}

/** A question in writing to the chair, and the outcome of those sent. */
export function InquiryForm({ inquiries, onSend }: InquiryFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  // The same until it is kept: sending again after a cut asks nothing twice.
  const [inquiryId, setInquiryId] = useState(() => crypto.randomUUID());
  const parsed = sendInquiryRequest.safeParse({ inquiryId, text });
  const isWrong = isTried && !parsed.success;

  async function send(): Promise<void> {
    setTried(true);
    if (!parsed.success) return;
    const kept = await onSend(inquiryId, parsed.data.text);
    if (kept === null) return;
    setInquiryId(crypto.randomUUID());
    setText('');
    setTried(false);
    setOpen(false);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {inquiries.length > 0 && (
        <Box component="ul" aria-label="Sus preguntas" sx={list}>
          {inquiries.map((one) => (
            <Box component="li" key={one.inquiryId} sx={item}>
              <Box component="span" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
                {one.text}
              </Box>
              <StateChip {...states[one.state]} />
            </Box>
          ))}
        </Box>
      )}
      {!isOpen && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={open}>
          Escribir una pregunta
        </Button>
      )}
      {isOpen && (
        <>
          <TextField
            label="Su pregunta"
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={isWrong}
            helperText={
              isWrong
                ? 'Escriba la pregunta.'
                : `La recibe la presidencia, con su nombre, y puede mostrarla en la pantalla. Hasta ${inquiryLettersAtMost} letras.`
            }
            slotProps={{ htmlInput: { maxLength: inquiryLettersAtMost } }}
            multiline
            minRows={2}
            fullWidth
            autoFocus
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <BusyButton variant="contained" onPress={send} sx={{ minHeight: 48 }}>
              Enviar a la presidencia
            </BusyButton>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
          </Box>
        </>
      )}
      {isOpen && (
        <Typography variant="body2" color="textSecondary">
          Si la leen en voz alta, queda en el registro de la reunión.
        </Typography>
      )}
    </Box>
  );
}

const states: Readonly<Record<InquiryState, { label: string; tone: StateTone }>> = {
  waiting: { label: 'Enviada', tone: 'neutral' },
  'read-aloud': { label: 'Leída en voz alta', tone: 'success' },
  answered: { label: 'Respondida', tone: 'success' },
  'set-aside': { label: 'Vista', tone: 'neutral' },
};

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
const item = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
const open = { justifySelf: 'start', minHeight: 48 } as const;
