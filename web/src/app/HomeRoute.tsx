import { HomePage } from '../features/home/HomePage.tsx';
import { useSession } from '../firebase/session.tsx';
import { pagesFor } from './pages.ts';

export function HomeRoute() {
  const { session } = useSession();
  const pages = pagesFor(session.routesAvailable).filter((page) => page.path !== '/');
  return <HomePage pages={pages} />;
}
