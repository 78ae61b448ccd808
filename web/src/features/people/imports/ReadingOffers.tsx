import { mayAdjust, type RosterProblem, type RosterReading } from '@asamblea/domain';
import { Alert, Button } from '@mui/material';
import { giveOneEach, type ImportDraft } from './review/importDraft.ts';

interface ReadingOffersProps {
  readonly draft: ImportDraft;
  readonly problems: readonly RosterProblem[];
  readonly totalWeight: number;
  readonly onChange: (draft: ImportDraft) => void;
}

interface Answer {
  readonly answer: string;
  readonly give: () => void;
}

interface Offer extends Answer {
  readonly isOpen: boolean;
  readonly question: string;
  /** The other answer, where the question has two. */
  readonly otherwise?: Answer;
}

/** The possible meanings of apparent mistakes, chosen in one press instead of a row at a time. */
export function ReadingOffers({ draft, problems, totalWeight, onChange }: ReadingOffersProps) {
  const { reading } = draft;
  const codes = new Set<string>(problems.map(({ code }) => code));
  const set = (more: Partial<RosterReading>) =>
    onChange({ ...draft, reading: { ...reading, ...more } });
  const hasTowers = reading.columns.group !== undefined && !reading.joinGroup;
  const offers: readonly Offer[] = [
    {
      isOpen: codes.has('unit-duplicate') && hasTowers,
      question: '¿Cada torre repite los números?',
      answer: 'Sí, nombrar la unidad con su torre',
      give: () => set({ joinGroup: true }),
    },
    {
      isOpen: codes.has('unit-duplicate') && !reading.joinRepeated,
      question: '¿Las filas repetidas de una unidad son sus copropietarios?',
      answer: 'Sí, uno por fila',
      give: () => set({ joinRepeated: true }),
    },
    {
      isOpen: codes.has('document-several') && reading.splitOwners !== true,
      question: '¿Las celdas con varios documentos son de varios copropietarios?',
      answer: 'Sí, uno por documento',
      give: () => set({ splitOwners: true }),
    },
    {
      isOpen: codes.has('names-repeated'),
      question: 'Sin documento, correo ni teléfono, ¿quienes se llaman igual son la misma persona?',
      answer: 'Sí, la misma',
      give: () => set({ namesakes: 'same' }),
      otherwise: { answer: 'No, son distintas', give: () => set({ namesakes: 'apart' }) },
    },
    {
      isOpen: codes.has('repeated-parts') && reading.joinRepeated,
      question: '¿Cada copropietario trae una parte del coeficiente?',
      answer: 'Sí, sumar las partes',
      give: () => set({ addRepeated: true }),
    },
    {
      isOpen: codes.has('weight-column-missing') && draft.mode === 'replace',
      question: '¿Cada uno pesa lo mismo?',
      answer: 'Sí, un voto cada uno',
      give: () => onChange(giveOneEach(draft, true)),
    },
    {
      isOpen:
        codes.has('sum-not-whole') && !reading.shareOut && mayAdjust(totalWeight, reading.measure),
      question: '¿Solo falta un redondeo?',
      answer: 'Sí, ajustar en proporción hasta el total exacto',
      give: () => set({ shareOut: true }),
    },
  ];
  return offers
    .filter(({ isOpen }) => isOpen)
    .map(({ question, otherwise, ...first }) => (
      <Alert
        key={question}
        severity="info"
        action={[first, ...(otherwise === undefined ? [] : [otherwise])].map(({ answer, give }) => (
          <Button key={answer} color="inherit" size="small" onClick={give}>
            {answer}
          </Button>
        ))}
        // On a phone the answers go below, and the question stays beside its sign.
        sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      >
        {question}
      </Alert>
    ));
}
