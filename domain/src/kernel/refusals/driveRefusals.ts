/** How the product says no about the documents of an assembly. */
export const driveRefusals = {
  'entry-unknown': [404, 'Ese documento ya no está, o no es para usted. Actualice la lista.'],
  'entry-exists': [
    409,
    'Ya hay otra cosa con ese identificador. Actualice la lista e intente de nuevo.',
  ],
  'folder-unknown': [404, 'Esa carpeta ya no está. Actualice la lista y elija otra.'],
  'folder-too-deep': [409, 'Hay demasiadas carpetas una dentro de otra. Elija una más arriba.'],
  'folder-inside-itself': [409, 'Una carpeta no cabe dentro de sí misma. Elija otro lugar.'],
  'document-hidden': [
    409,
    'Ese documento lo ve solo el equipo. En Documentos, ábralo a los asistentes, o elija otro.',
  ],
  'document-attached': [
    409,
    'Ese documento está unido al orden del día o a una pregunta. Quítelo primero de allí.',
  ],
  'document-under-vote': [
    409,
    'Se está votando con ese documento. Espere a que cierre la votación para cambiarlo.',
  ],
  'drive-full': [409, 'Ya hay 500 documentos y carpetas. Elimine los que no se usan.'],
  'versions-full': [
    409,
    'Ese documento ya tiene 20 versiones. Súbalo aparte, con otro nombre, o elimine el que está.',
  ],
  'document-too-large': [413, 'El documento pesa más de 25 MB. Redúzcalo o divídalo en partes.'],
  'document-not-kept': [
    415,
    'Ese archivo no se puede guardar aquí. Suba un PDF, una foto (JPG, PNG o WEBP), Word, Excel o PowerPoint recientes, TXT o CSV.',
  ],
  'document-runs': [
    415,
    'Ese documento trae macros u objetos que se ejecutan al abrirlo. Guárdelo sin ellos, o como PDF, y súbalo otra vez.',
  ],
  'archive-unsafe': [
    415,
    'Ese documento está dañado o armado de una forma que no es segura. Ábralo, guárdelo de nuevo o como PDF, y súbalo otra vez.',
  ],
  'upload-unknown': [
    404,
    'Esa subida se canceló o pasó más de un día. Elija el documento y súbalo otra vez.',
  ],
  'upload-exists': [409, 'Ya se está subiendo otra cosa con ese identificador. Súbalo otra vez.'],
  'upload-incomplete': [409, 'Aún faltan partes del documento. Siga subiéndolo.'],
  'upload-broken': [
    422,
    'El documento no llegó igual a como salió de su equipo. Elíjalo y súbalo otra vez.',
  ],
  'uploads-too-many': [
    409,
    'Hay demasiadas subidas sin terminar. Termínelas o cancélelas y siga con esta.',
  ],
  'document-link-unknown': [
    404,
    'Ese enlace no es válido. Ábralo completo, o pida otro a quien se lo envió.',
  ],
  'document-link-revoked': [
    410,
    'Quien compartió este documento retiró el enlace. Si lo necesita, pida otro.',
  ],
  'document-link-expired': [410, 'Este enlace ya venció. Pida otro a quien se lo envió.'],
  'document-links-full': [409, 'Ese documento ya tiene 20 enlaces. Retire los que no se usan.'],
  'link-term-wrong': [
    422,
    'El enlace debe vencer después de hoy y antes de un año. Elija otra fecha.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
