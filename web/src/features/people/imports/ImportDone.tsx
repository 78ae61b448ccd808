import { formatCount, type ImportAnswer, sayWeight, type WeightMeasure } from '@asamblea/domain';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface ImportDoneProps {
  readonly answer: ImportAnswer;
  readonly measure: WeightMeasure;
  readonly onAgain: () => void;
}

/** The roster is in force: how much came in, and the next step. */
export function ImportDone({ answer, measure, onAgain }: ImportDoneProps) {
  const words = { ...useHoldingWords(), measure };
  const units = `${formatCount(answer.units)} ${answer.units === 1 ? 'unidad' : 'unidades'}`;
  return (
    <EmptyState
      icon={<DoneIcon fontSize="inherit" color="success" />}
      title="El padrón quedó importado"
      action={
        <>
          <Button component={Link} to="/register" variant="contained" size="large">
            Ir al registro
          </Button>
          <Button component={Link} to="/settings/database" size="large">
            Ver el padrón o deshacer
          </Button>
          <Button onClick={onAgain} size="large">
            Importar otro
          </Button>
        </>
      }
    >
      {units}, coeficiente total {sayWeight(answer.totalWeight, words)}. Ya rige para el registro,
      el quórum y las votaciones. Ahora puede acreditar a quienes llegan.
    </EmptyState>
  );
}
