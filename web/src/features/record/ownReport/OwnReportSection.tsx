import {
  localDateOf,
  type OwnReport,
  type OwnReportAnswer,
  reportEndpoints,
  sayOwnDeadline,
  sayOwnPresence,
} from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Link, Paper, Typography } from '@mui/material';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { useRoomKnown } from '../../../ui/device/useRoomKnown.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { OwnDecisionItem } from './OwnDecisionItem.tsx';
import { ownReportPdf } from './ownReportPdf.ts';
import { sayOwnSession } from './ownWords.ts';

interface OwnReportSectionProps {
  readonly cot: string;
  /** The receipts of secret votes that this device was given. */
  readonly codesOf: CodesOf;
}

/** «Mi asamblea»: what the session that ended was for this person, on screen and as a paper to keep. */
export function OwnReportSection({ cot, codesOf }: OwnReportSectionProps) {
  const answered = useOwnReport();
  const save = useDownload();
  if (answered === null) return null;
  const report = withCodes(answered, codesOf);
  return (
    <Box component="section" aria-labelledby="mi-asamblea" sx={{ mb: 4 }}>
      <Typography id="mi-asamblea" variant="h3" component="h2" sx={{ mb: 1 }}>
        Mi asamblea
      </Typography>
      <Paper sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Box>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {sayOwnSession(report)}
          </Typography>
          {sayOwnPresence(report).map((sentence) => (
            <Typography key={sentence} sx={{ overflowWrap: 'anywhere' }}>
              {sentence}
            </Typography>
          ))}
        </Box>
        {report.decisions.length > 0 && (
          <Box component="ol" aria-label="Lo que se decidió" sx={list}>
            {report.decisions.map((decision) => (
              <OwnDecisionItem key={decision.questionId} cot={cot} decision={decision} />
            ))}
          </Box>
        )}
        {report.deadlines.length > 0 && (
          <Box>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              Si no está de acuerdo
            </Typography>
            {report.deadlines.map(sayOwnDeadline).map((sentence) => (
              <Typography key={sentence}>{sentence}</Typography>
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <BusyButton
            variant="outlined"
            size="large"
            startIcon={<DownloadIcon />}
            onPress={() =>
              save({
                kind: 'mi-asamblea',
                of: report.assemblyName,
                on: localDateOf(report.openedAt ?? report.readAt, report.timeZone),
                ending: 'pdf',
                what: 'el documento',
                write: () => ownReportPdf(report),
              })
            }
          >
            Descargar en PDF
          </BusyButton>
          <Link href={`/results/public?cot=${encodeURIComponent(cot)}`}>Todos los resultados</Link>
        </Box>
        {report.sealMark !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Sello del registro: {report.sealMark}. Guárdelo: si alguien cambiara lo registrado, el
            sello dejaría de coincidir.
          </Typography>
        )}
      </Paper>
    </Box>
  );
}

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;

const address = {
  endpoint: reportEndpoints.readOwnReport,
  isAnswer: (answer: OwnReportAnswer) => typeof answer?.report === 'object',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/**
 * The report of the last session that ended, for the present member; null until it is known, and when none
 * ended.
 */
function useOwnReport(): OwnReport | null {
  const { answer, failure } = useAsked(address);
  useRoomKnown(answer !== null || failure !== null);
  return answer?.report ?? null;
}

/** By unit, the receipts of secret votes in a question that this device was given. */
type CodesOf = (questionId: string) => Readonly<Record<string, string>>;

/** The report with the receipts that only this device has. */
function withCodes(report: OwnReport, codesOf: CodesOf): OwnReport {
  return {
    ...report,
    decisions: report.decisions.map((decision) => {
      if (!decision.isSecret) return decision;
      const codes = codesOf(decision.questionId);
      const votes = decision.votes.map((vote) => ({
        ...vote,
        receipt: codes[vote.unitId] ?? null,
      }));
      return { ...decision, votes };
    }),
  };
}
