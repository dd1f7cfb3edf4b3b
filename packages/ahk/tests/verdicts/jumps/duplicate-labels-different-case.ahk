Start:
START:
