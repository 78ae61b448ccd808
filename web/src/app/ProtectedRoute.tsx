import { ExportSection } from '../features/office/exports/ExportSection.tsx';
import { ProtectedPage } from '../features/record/events/ProtectedPage.tsx';
import { useMay } from '../firebase/useMay.ts';

/** The sealed area, with what an administrator takes out of it. */
export function ProtectedRoute() {
  return <ProtectedPage more={Taken} />;
}

function Taken({ onStale }: { readonly onStale: () => void }) {
  return useMay('exportAssembly') ? <ExportSection onStale={onStale} /> : null;
}
