import { Button } from '@mui/material';
import { Link } from 'react-router';

interface StepButtonProps {
  /** Null: this person is led nowhere. */
  readonly step: { readonly path: string; readonly action: string } | null;
}

/** From a page that has nothing to show yet to the one where what it shows begins. */
export function StepButton({ step }: StepButtonProps) {
  if (step === null) return null;
  return (
    <Button component={Link} to={step.path} variant="contained" size="large">
      {step.action}
    </Button>
  );
}
