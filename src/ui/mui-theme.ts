import { createTheme } from '@mui/material/styles';

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
    MuiSnackbar: { styleOverrides: { root: { position: 'static', display: 'block' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          gap: 'var(--gap)',
          padding: 0,
          borderRadius: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          letterSpacing: 'inherit',
        },
        icon: { margin: 0, padding: 0, fontSize: 'inherit', opacity: 1 },
        message: { flex: 1, padding: 0, overflow: 'visible' },
        action: { margin: 0, padding: 0 },
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
