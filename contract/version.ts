declare const CONTRACT_VERSION: string | undefined

/** The contract this was built with, as a short text made from its content; null where nothing was built, as in tests. */
export const contractVersion: string | null = typeof CONTRACT_VERSION === 'undefined' ? null : CONTRACT_VERSION

/** The header with which every answer of the API names the contract it was built with. */
export const contractHeader = 'Contract-Version'
