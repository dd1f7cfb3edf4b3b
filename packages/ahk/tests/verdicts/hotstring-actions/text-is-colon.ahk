::sig:::
