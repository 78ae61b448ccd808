/** How the product says no about the documents of an assembly. */
export const driveRefusals = {
  'entry-unknown': [404, 'Ese documento ya no está, o no es para usted. Actualice la lista.'],
  'entry-exists': [
    409,
    'Ya hay otra cosa con ese identificador. Actualice la lista e intente de nuevo.',
  ],
  'folder-unknown': [404, 'Esa carpeta ya no está. Actualice la lista y elija otra.'],
  'folder-too-deep': [409, 'Hay demasiadas carpetas una dentro de otra. Elija una más arriba.'],
  'drive-full': [409, 'Ya hay 500 documentos y carpetas. Elimine los que no se usan.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
