import {
  defaultParts,
  defaultRoutes,
  type StaffAccess,
  saying,
  staffRoutes,
} from '@asamblea/domain';

/** In what somebody's access is not that of their role; null when it is. */
export function sayExceptions(access: StaffAccess): string | null {
  const { role, routesAvailable, componentsAvailable } = access;
  const byRole = defaultRoutes(role).filter((path) => staffRoutes.some((one) => one === path));
  const less = byRole.filter((path) => !routesAvailable.includes(path)).length;
  const more = routesAvailable.filter((path) => !byRole.includes(path)).length;
  const parts = defaultParts(role).filter((part) => !componentsAvailable.includes(part)).length;
  const said = [
    count(more, 'página más', 'páginas más'),
    count(less, 'página menos', 'páginas menos'),
    count(parts, 'parte menos', 'partes menos'),
  ].filter((text) => text !== null);
  return said.length === 0 ? null : saying`Frente a lo usual en su papel: ${said.join(', ')}.`;
}

function count(many: number, one: string, several: string): string | null {
  return many === 0 ? null : `${many} ${many === 1 ? one : several}`;
}
