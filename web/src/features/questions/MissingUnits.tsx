import { formatWeight, type LiveQuestion, sayUnits } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useMissing } from './useMissing.ts';

interface MissingUnitsProps {
  readonly questionId: string;
  /** Null while the projection shows something else: then the list is asked for by the clock. */
  readonly live: LiveQuestion | null;
}

/** Who is present and has not voted. It is asked for only while somebody looks. */
export function MissingUnits({ questionId, live }: MissingUnitsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
      disableGutters
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Quién falta por votar
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <MissingList questionId={questionId} live={live} />
      </AccordionDetails>
    </Accordion>
  );
}

const refreshMs = 5000;

function MissingList({ questionId, live }: MissingUnitsProps) {
  const beat = useNow(refreshMs, live === null);
  const moved = live === null ? `${beat}` : `${live.voted.units}/${live.expected.units}`;
  const { answer, failure, retry } = useMissing(questionId, moved);
  if (answer === null) {
    return failure === null ? (
      <Loading shape="text" />
    ) : (
      <ErrorNotice message={failure.message} explanation={failure.explanation} onRetry={retry} />
    );
  }
  const { missing, count } = answer;
  if (missing.length === 0)
    return <Typography>Ya votaron todas las unidades presentes.</Typography>;
  return (
    <>
      {failure !== null && <ErrorNotice message="La lista puede estar atrasada." onRetry={retry} />}
      <Typography sx={{ mb: 1 }}>
        {sayUnits(count.units)} · coeficiente {formatWeight(count.weight)}
      </Typography>
      <Box component="section" aria-label="Unidades que faltan" tabIndex={0} sx={scroll}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Unidad</TableCell>
              <TableCell>Quién vota</TableCell>
              <TableCell align="right">Coeficiente</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {missing.map(({ unitId, label, holder, weight }) => (
              <TableRow key={unitId}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {label}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{holder}</TableCell>
                <TableCell align="right">{formatWeight(weight)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

const scroll = { maxHeight: 360, overflow: 'auto' } as const;
