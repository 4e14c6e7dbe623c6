/** Operations that are described but not built. This list only shrinks: whoever builds one takes it off. */
export const notBuilt: readonly string[] = [
  'listStorageItems',
  'exportStorage',
  'restoreStorageItem',
  'moveStorageItemUp',
  'moveStorageItemDown',
  'moveStorageFileUp',
  'moveStorageFileDown',
  'receiveBusinessCentralCallback',
  'listElfsquadProducts',
];
