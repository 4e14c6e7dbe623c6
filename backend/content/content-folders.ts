/** The folders of a shop's content. Each thing is a file of its own, named by its key. */
export const contentFolders = [
  { folder: 'categories', ending: '.yaml' },
  { folder: 'products', ending: '.yaml' },
  { folder: 'pages', ending: '.md' },
  { folder: 'blogs', ending: '.md' },
  { folder: 'advice', ending: '.md' },
  { folder: 'projects', ending: '.md' },
  { folder: 'inspiration', ending: '.yaml' },
  { folder: 'job-offers', ending: '.md' },
] as const;

export type ContentFolder = (typeof contentFolders)[number]['folder'];

/** The files beside those folders. */
export const contentFiles = [
  'shop.yaml',
  'menus.yaml',
  'image-rules.yaml',
  'images.yaml',
  'attributes.yaml',
  'materials.yaml',
  'colors.yaml',
] as const;

export type ContentFile = (typeof contentFiles)[number];
