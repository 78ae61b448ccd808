import { type Question, sayQuestionNumber, sayUnits, type Unit } from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, LinearProgress, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import type { SheetFrame } from './attendanceSheet.ts';
import { paperBallots } from './paperBallots.ts';

interface BallotPrinterProps {
  readonly questions: readonly Question[];
  readonly units: readonly Unit[];
  readonly frame: SheetFrame;
}

/** Which questions to take on paper: a file each, so that each pile is cut and counted by itself. */
export function BallotPrinter({ questions, units, frame }: BallotPrinterProps) {
  const save = useDownload();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState<number | null>(null);
  const chosen = questions.filter(({ questionId }) => !left.has(questionId));

  function toggle(questionId: string) {
    const next = new Set(left);
    if (!next.delete(questionId)) next.add(questionId);
    setLeft(next);
  }

  async function print() {
    for (const [place, question] of chosen.entries()) {
      setPrinting(place);
      // The screen says how far it is before the next one keeps it busy.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const isSaved = await save({
        kind: `papeletas-pregunta-${question.number}`,
        ending: 'pdf',
        what: `las papeletas de la pregunta ${sayQuestionNumber(question)}`,
        write: () => pdfFile(paperBallots({ ...frame, units, question })),
      });
      if (!isSaved) break;
    }
    setPrinting(null);
  }

  return (
    <Paper component="section" aria-labelledby="papeletas" sx={card}>
      <Typography id="papeletas" variant="h3" component="h2">
        Papeletas
      </Typography>
      {questions.length === 0 ? (
        <Typography color="textSecondary">
          No hay preguntas por votar. Prepárelas en Votaciones y vuelva.
        </Typography>
      ) : (
        <>
          <Typography color="textSecondary">
            Una por unidad, con su coeficiente y una casilla por opción, para cortar. Cada pregunta
            sale en su propio archivo.
          </Typography>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {questions.map(({ questionId, text, ...question }) => (
              <FormControlLabel
                key={questionId}
                control={
                  <Checkbox
                    checked={!left.has(questionId)}
                    disabled={printing !== null}
                    onChange={() => toggle(questionId)}
                  />
                }
                label={`${sayQuestionNumber(question)}. ${text}`}
              />
            ))}
          </Box>
          {printing !== null && (
            <Box role="status">
              <LinearProgress
                variant="determinate"
                value={(100 * printing) / chosen.length}
                aria-label="Avance"
                sx={{ mb: 1 }}
              />
              Preparando {sayUnits(units.length)}: pregunta {printing + 1} de {chosen.length}…
            </Box>
          )}
          <Box>
            <BusyButton
              variant="contained"
              size="large"
              disabled={chosen.length === 0}
              onPress={print}
            >
              Descargar {chosen.length === 1 ? '1 archivo' : `${chosen.length} archivos`}
            </BusyButton>
          </Box>
        </>
      )}
    </Paper>
  );
}

/** Beside the other cards, as tall as both. */
const card = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 1.5,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
} as const;
