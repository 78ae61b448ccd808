import {
  type Floor,
  floorEndpoints,
  type Inquiry,
  type SettleInquiryRequest,
  sayPoint,
} from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface InquiryListProps {
  readonly inquiries: readonly Inquiry[];
  /** The one that the hall reads on its screen; null: none. */
  readonly shown: Floor['shown'];
}

/** The waiting questions in writing, oldest first, and which of them is on screen. */
export function InquiryList({ inquiries, shown = null }: InquiryListProps) {
  const { failure, act } = useAct();
  const mayRun = useMay('runFloor');
  const waiting = inquiries
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => a.sentAt - b.sentAt);
  if (inquiries.length === 0) return null;
  const settle = (inquiryId: string, state: SettleInquiryRequest['state']) => () =>
    act(floorEndpoints.settleInquiry, { inquiryId, state });
  const show = (inquiryId: string, isShown: boolean) => () =>
    act(floorEndpoints.showInquiry, { inquiryId, isShown });
  return (
    <Paper
      component="section"
      aria-labelledby="escritas"
      sx={{ p: { xs: 2, lg: 2.5 }, minWidth: 0 }}
    >
      <Typography id="escritas" variant="h3" component="h2">
        Preguntas escritas
      </Typography>
      <Typography role="status" color="textSecondary" sx={{ my: 1 }}>
        {sayWaiting(waiting.length)}
      </Typography>
      {shown !== null && (
        <Alert severity="info" sx={{ mb: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>En pantalla: «{shown.text}»</Typography>
          {mayRun && (
            <BusyButton onPress={show(shown.inquiryId, false)}>Quitar de la pantalla</BusyButton>
          )}
        </Alert>
      )}
      <Box component="ul" aria-label="Por atender" sx={list}>
        {waiting.map(({ inquiryId, name, labels, text, point }) => (
          <Box component="li" key={inquiryId} sx={item}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {name} · {labels.join(', ')}
              {point !== null && ` · ${sayPoint(point)}`}
            </Typography>
            {mayRun && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <BusyButton variant="outlined" onPress={settle(inquiryId, 'read-aloud')}>
                  Se leyó en voz alta
                </BusyButton>
                {shown?.inquiryId !== inquiryId && (
                  <BusyButton onPress={show(inquiryId, true)}>Mostrar en pantalla</BusyButton>
                )}
                <BusyButton onPress={settle(inquiryId, 'answered')}>Respondida</BusyButton>
                <BusyButton onPress={settle(inquiryId, 'set-aside')}>Dejar a un lado</BusyButton>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

function sayWaiting(count: number): string {
  if (count === 0) return 'No hay preguntas por atender.';
  return count === 1 ? 'Hay 1 por atender.' : `Hay ${count} por atender.`;
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const item = { py: 1, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 } as const;
