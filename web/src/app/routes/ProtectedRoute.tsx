import { EraseSection } from '../../features/office/exports/EraseSection.tsx';
import { ExportSection } from '../../features/office/exports/ExportSection.tsx';
import { PersonSection } from '../../features/office/exports/PersonSection.tsx';
import { ProtectedPage } from '../../features/record/events/ProtectedPage.tsx';
import { useMay } from '../../firebase/session/useMay.ts';

/** The sealed area, with what an administrator takes out of it. */
export function ProtectedRoute() {
  return <ProtectedPage more={Taken} />;
}

function Taken({ onStale }: { readonly onStale: () => void }) {
  const mayExport = useMay('exportAssembly');
  const mayErasePerson = useMay('erasePerson');
  const mayErase = useMay('eraseAssembly');
  return (
    <>
      {mayExport && <ExportSection onStale={onStale} />}
      {mayErasePerson && <PersonSection onStale={onStale} />}
      {mayErase && <EraseSection onStale={onStale} />}
    </>
  );
}
