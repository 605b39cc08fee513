import { createTheme } from '@mui/material/styles';

const tablet = '@media (max-width: 800px)';

/** The MUI theme: it reads the design tokens and drops MUI's own look. */
export const muiTheme = createTheme({
  motion: { reducedMotion: 'system' },
  components: {
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0, square: true },
      styleOverrides: {
        root: {
          background: 'none',
          color: 'inherit',
          borderTop: 'var(--rule-ink)',
          '&:last-of-type': { borderBottom: 'var(--rule-ink)' },
          '&::before': { display: 'none' },
        },
        heading: { font: 'inherit', letterSpacing: 'inherit', lineHeight: 'inherit', margin: 0 },
      },
    },
    MuiAccordionSummary: {
      defaultProps: { disableRipple: false },
      styleOverrides: {
        root: {
          minHeight: 'var(--touch)',
          padding: '0.85rem 0',
          gap: '1.5rem',
          font: 'inherit',
          textAlign: 'left',
          '&.Mui-focusVisible, &:focus-visible': { background: 'none', outline: '2px solid var(--focus)', outlineOffset: '3px' },
          '@media (hover: hover)': { '&:hover': { color: 'var(--brass)' } },
        },
        content: { margin: 0 },
        expandIconWrapper: { color: 'inherit', transition: 'none', '&.Mui-expanded': { transform: 'none' } },
      },
    },
    MuiAccordionDetails: {
      styleOverrides: { root: { padding: '0 3rem 1.4rem 0', maxWidth: '34rem', color: 'var(--stone)' } },
    },
    MuiSnackbar: { styleOverrides: { root: { '--focus': 'var(--mark)', position: 'static', display: 'block', pointerEvents: 'auto' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          gap: '0.9rem',
          padding: '1.05rem 0.4rem 1.15rem 1.25rem',
          border: '1px solid var(--edge)',
          borderRadius: 0,
          background: 'var(--ground)',
          color: 'var(--type)',
          font: '400 var(--size-facts) / 1.4 var(--text)',
          letterSpacing: 'inherit',
          [tablet]: { gap: '0.6rem', padding: '0.95rem 0.1rem 1rem 0.85rem', fontSize: 'var(--size-small)' },
        },
        icon: {
          margin: '0.2rem 0 0',
          padding: 0,
          fontSize: 'inherit',
          opacity: 1,
          '& svg': { width: '1.25rem', color: 'var(--mark)', [tablet]: { width: '1rem' } },
          // An exclamation mark becomes an i.
          '.MuiAlert-colorInfo > & svg': { rotate: '180deg' },
        },
        message: {
          flex: 1,
          padding: 0,
          overflow: 'visible',
          '& p:first-child': { marginBottom: '0.3rem', font: '400 var(--size-toast) / 1.2 var(--display)', textWrap: 'balance' },
        },
        action: {
          margin: '-0.6rem 0 0',
          padding: 0,
          '& button': { outlineOffset: '-2px' },
          '& svg': { width: '0.875rem', height: '0.875rem' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '& .MuiTouchRipple-ripple.MuiTouchRipple-rippleVisible': { animationDuration: 'var(--calm)' },
          '& .MuiTouchRipple-ripple .MuiTouchRipple-child': { animationDuration: 'var(--calm)', background: 'var(--stone)' },
        },
      },
    },
  },
});
