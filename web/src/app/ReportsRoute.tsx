import { Container } from '@mui/material';
import { ActaSection } from '../features/record/acta/ActaSection.tsx';
import { SectionRoute } from './SectionRoute.tsx';

/** The front of the reports: where each one is, and the draft of the minutes. */
export function ReportsRoute() {
  return (
    <>
      <SectionRoute section="/reports" />
      <Container maxWidth="md" sx={{ pb: 6 }}>
        <ActaSection />
      </Container>
    </>
  );
}
