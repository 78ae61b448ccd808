/** The refusals to people who configure the assembly, at its settings. */
export const settingsRefusals = {
  'cot-taken': [409, 'Ese código ya es de otra asamblea. Escriba otro.'],
  'cot-replaced': [
    410,
    'El código de esta asamblea cambió y este ya no sirve. Pida el nuevo en la mesa de registro o a quien la administra.',
  ],
  'cot-moved': [
    409,
    'Otra persona cambió el código mientras tanto. Mire cuál es ahora antes de cambiarlo otra vez.',
  ],
  'cot-voting': [
    409,
    'Hay una votación en curso y los teléfonos la siguen por este código. Cámbielo cuando se cierre.',
  ],
  'colours-not-legible': [
    422,
    'Con esos colores hay letras que no se leen. Use el que se propone junto a cada uno y guarde de nuevo.',
  ],
  'picture-not-kept': [
    422,
    'No pudimos leer esa imagen. Elija otra en PNG, JPG, WebP o SVG e intente de nuevo.',
  ],
  'picture-too-large': [
    413,
    'La imagen pesa demasiado. Elija una más sencilla, o recórtela más pequeña.',
  ],
  'law-in-use': [
    409,
    'La reunión ya comenzó con esta ley y no se puede cambiar. Si era otra, cree una asamblea nueva o clone esta.',
  ],
  'offices-full': [409, 'Caben 100 personas con cargo. Quite antes a quien ya no lo tenga.'],
  'notice-too-short': [409, 'Los estatutos no pueden acortar la antelación que fija la ley.'],
  'redirect-locks': [
    409,
    'Por esa dirección se ingresa o se administra la asamblea, y debe seguir a mano. Elija otra.',
  ],
  'redirect-nowhere': [
    422,
    'Eso no es una página de la asamblea ni una dirección completa. Escriba, por ejemplo, /drive o https://ejemplo.com.',
  ],
  'redirect-host': [
    409,
    'Ese sitio no está permitido. Si confía en él, marque que lo permite y guarde de nuevo.',
  ],
  'redirect-circle': [
    409,
    'Así se daría vueltas sin llegar a ninguna página. Elija otro destino, o quite antes el desvío que vuelve.',
  ],
  'redirect-host-used': [
    409,
    'Todavía hay desvíos que llevan a ese sitio. Quítelos antes de dejar de permitirlo.',
  ],
  'mail-password-again': [
    409,
    'La contraseña guardada es para el servidor y el usuario de antes. Escríbala otra vez para usarla en este.',
  ],
  'plugin-off': [
    409,
    'Esta parte de la aplicación está apagada en esta asamblea. Quien la administra puede encenderla en Ajustes, Funciones.',
  ],
  'plugin-running': [409, 'No se apagó, porque está en uso.'],
  'time-authority-wrong': [
    422,
    'Esa no es la dirección de una autoridad de sellado de tiempo. Escríbala entera, con https:// al comienzo.',
  ],
  'redirects-full': [409, 'Caben 50 desvíos y 50 sitios. Quite antes alguno que ya no sirva.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
