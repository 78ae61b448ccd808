import { cleaningTexts, dataToClean, formatCount, type Roster } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Paper,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

/** A list that is read; of more, a person looks in the table. */
const shownAtMost = 100;

/** Reading the documents of more people than these takes a moment: it is done when somebody asks. */
const readAtOnce = 3_000;

interface DataToCleanProps {
  readonly roster: Pick<Roster, 'units' | 'people'>;
  /** Where documents are read as in (ISO 3166). */
  readonly country: string;
  /** Looks for somebody in the table of the roster. */
  readonly onFind: (search: string) => void;
}

/** The data to correct before the meeting: whose, its effect, and where it is done. */
export function DataToClean({ roster, country, onFind }: DataToCleanProps) {
  const { units, people } = roster;
  const [isAsked, setAsked] = useState(false);
  const isRead = isAsked || people.length <= readAtOnce;
  const groups = useMemo(
    () => (isRead ? dataToClean({ units, people }, country) : []),
    [isRead, units, people, country],
  );
  if (isRead && groups.length === 0 && !isAsked) return null;
  return (
    <Paper component="section" aria-labelledby="datos-por-limpiar">
      <Box sx={{ p: 2 }}>
        <Typography id="datos-por-limpiar" variant="h3" component="h2">
          Datos por limpiar
        </Typography>
        <Typography color="textSecondary">
          {isAsked && groups.length === 0
            ? 'No encontramos nada que limpiar.'
            : 'Nada de esto impide la reunión. Vale la pena arreglarlo antes.'}
        </Typography>
        {!isRead && (
          <Button onClick={() => setAsked(true)} sx={{ mt: 1 }}>
            Buscar datos por limpiar
          </Button>
        )}
      </Box>
      {groups.map(({ code, items }) => {
        const [title, advice] = cleaningTexts[code];
        return (
          <Accordion
            key={code}
            disableGutters
            square
            elevation={0}
            slotProps={{ transition: { unmountOnExit: true } }}
            sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
          >
            <AccordionSummary expandIcon={<ExpandIcon />}>
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography variant="subtitle1" component="h3">
                  {title}
                </Typography>
                <StateChip tone="warning" label={formatCount(items.length)} />
              </Box>
            </AccordionSummary>
            <AccordionDetails>
              <Typography color="textSecondary">{advice}</Typography>
              <Box component="ul" aria-label={title} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
                {items.slice(0, shownAtMost).map(({ key, name, about, search }) => (
                  <Box component="li" key={key} sx={item}>
                    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                      {name}
                      {about !== '' && (
                        <Typography variant="body2" color="textSecondary">
                          {about}
                        </Typography>
                      )}
                    </Box>
                    <Button
                      size="small"
                      aria-label={`Ver en la tabla: ${name}`}
                      onClick={() => onFind(search)}
                    >
                      Ver en la tabla
                    </Button>
                  </Box>
                ))}
              </Box>
              {items.length > shownAtMost && (
                <Typography color="textSecondary">
                  Y {formatCount(items.length - shownAtMost)} más.
                </Typography>
              )}
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Paper>
  );
}

const item = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 0.5,
} as const;
