import { erasureEndpoints, formatCount, type ListedErasure, sealMark } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useReading } from '../../../../firebase/asking/useReading.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { PlainTable } from '../../../../ui/lists/PlainTable.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';

const columns = [
  { name: 'Asamblea' },
  { name: 'Código' },
  { name: 'Pedida' },
  { name: 'Por' },
  { name: 'Terminada' },
  { name: 'Sucesos', isFigure: true },
  { name: 'Votaciones', isFigure: true },
  { name: 'Archivos', isFigure: true },
  { name: 'Último sello' },
] as const;

const readErasures = (signal: AbortSignal) =>
  askApi(erasureEndpoints.listErasures, undefined, signal);

/** The certificates of the assemblies that were erased, folded; nothing while there is none. */
export function ErasuresSection() {
  const { answer, failure, retry } = useReading(readErasures);
  const timeZone = useSession().timeZone ?? 'UTC';
  if (failure !== null) {
    return (
      <Box sx={{ mt: 5 }}>
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      </Box>
    );
  }
  if (answer === null || answer.erasures.length === 0) return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mt: 5 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Certificados de supresión ({formatCount(answer.erasures.length)})
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          De cada asamblea que se borró para siempre queda solo esto. El último sello es el final de
          su registro: compárelo con el de la exportación que usted haya guardado.
        </Typography>
        <PlainTable
          caption="Asambleas borradas"
          columns={columns}
          rows={answer.erasures.map((one) => ({
            key: one.assemblyId,
            cells: cellsOf(one, timeZone),
          }))}
        />
      </AccordionDetails>
    </Accordion>
  );
}

function cellsOf(erasure: ListedErasure, timeZone: string): readonly string[] {
  const { name, cot, at, doneAt, events, questions, files, head } = erasure;
  return [
    ...[name, cot, formatMoment(at, timeZone), sayAuthor(erasure)],
    doneAt === null ? 'Se está borrando' : formatMoment(doneAt, timeZone),
    ...[events, questions, files].map(formatCount),
    head === null ? 'Sin sello' : sealMark(head),
  ];
}

function sayAuthor({ by, byName }: ListedErasure): string {
  if (by === null) return 'Desde la consola del servidor';
  return byName ?? 'Alguien que ya no administra la organización';
}
