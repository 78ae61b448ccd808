import { type LiveRoom, type PointNow, sayPoint } from '@asamblea/domain';
import { Box } from '@mui/material';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { screenSize } from '../../../ui/screenSize.ts';

interface InquiryScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly inquiry: NonNullable<LiveRoom['inquiry']>;
  readonly point: PointNow | null;
}

/** A question in writing that the chair put before the hall, as it was written. */
export function InquiryScreen({ cot, assemblyName, inquiry, point }: InquiryScreenProps) {
  const { text, who } = inquiry;
  // Four hundred letters fill six lines of the smaller size.
  const size = text.length > 160 ? screenSize(4.5, 1.125) : screenSize(7, 1.5);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment={point === null ? '' : sayPoint(point)}>
      <Box role="status" sx={{ display: 'grid', gap: '1.2em', minWidth: 0 }}>
        <Box component="h1" sx={{ m: 0, fontSize: screenSize(4, 1), color: 'text.secondary' }}>
          Pregunta escrita
        </Box>
        <Box component="p" sx={{ m: 0, fontSize: size, lineHeight: 1.25, ...written }}>
          {text}
        </Box>
        {who !== null && <Box sx={{ fontSize: screenSize(4, 1.125), ...written }}>{who}</Box>}
      </Box>
    </PublicScreen>
  );
}

const written = { overflowWrap: 'anywhere' } as const;
