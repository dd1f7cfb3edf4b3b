::sig::` ;c
